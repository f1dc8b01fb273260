import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/ui/JsonLd'
import { EventDetails } from '@/features/events/components/EventDetails'
import { EventFacts } from '@/features/events/components/EventFacts'
import { EventHero } from '@/features/events/components/EventHero'
import { daysLabel } from '@/features/events/rules/labels'
import type { Occurrence } from '@/features/events/rules/occurrences'
import type { PublicEvent } from '@/features/events/rules/public-event'
import { datesOf, findEvent, getEventTexts, listEvents } from '@/features/events/server/queries'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { eventData } from '@/lib/structured-data'
import { redirectMoved } from '@/server/content/redirects'
import { getSiteSettings } from '@/features/site/server/site'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await findEvent((await params).slug)
  if (!event) return { robots: { index: false } }
  const { title, place, slug, description } = event
  const facts = `${title}: ${daysLabel(datesOf(event).date)}, ${place.name}.`
  const summary = [facts, description?.split('\n')[0]].filter(Boolean).join(' ')
  return pageMetadata({ title, description: summary.slice(0, 200), path: paths.event(slug) })
}

export async function generateStaticParams() {
  return (await listEvents()).map(({ slug }) => ({ slug }))
}

export default async function EventPage({ params }: Props) {
  const { slug } = await params
  const [event, texts, { academyName }] = await Promise.all([findEvent(slug), getEventTexts(), getSiteSettings()])
  if (!event) {
    await redirectMoved(paths.event(slug))
    notFound()
  }
  const { date, isOver, coming } = datesOf(event)
  return (
    <>
      <EventHero event={event} texts={texts} date={date} isOver={isOver} />
      <EventFacts date={date} isNext={event.repeat !== 'none' && !date.isCancelled && !isOver} />
      <EventDetails event={event} coming={coming} texts={texts} />
      <JsonLd data={eventData({ ...toFacts(event, date), organizer: academyName })} />
    </>
  )
}

// A series is represented by its next date. A date without hours is written as a day.
function toFacts(event: PublicEvent, { day, lastDay, start, end, isCancelled }: Occurrence) {
  const { title, slug, place, allDay, description } = event
  const times = allDay ? { start: day, end: lastDay } : { start, end }
  return { title, path: paths.event(slug), place, description, ...times, isCancelled: isCancelled || event.isCancelled }
}
