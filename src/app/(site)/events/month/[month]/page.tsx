import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { PageHero } from '@/components/ui/PageHero'
import { MonthSection } from '@/features/events/components/MonthSection'
import { monthTitle } from '@/features/events/rules/months'
import { findMonth, monthsNearNow } from '@/features/events/server/queries'
import { Subscribe } from '@/features/events/components/Subscribe'
import { ViewTabs } from '@/features/events/components/ViewTabs'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getPageTexts } from '@/server/content/page-texts'

type Props = { params: Promise<{ month: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { month } = await params
  const found = await findMonth(month)
  if (!found) return { robots: { index: false } }
  const name = monthTitle(month)
  return pageMetadata({
    title: `Events in ${name}`,
    description: `Tryouts, clinics, practices and games of our youth basketball academy in ${name}.`,
    path: paths.eventMonth(month),
    noindex: found.occurrences.length === 0,
  })
}

export function generateStaticParams() {
  return monthsNearNow().map((month) => ({ month }))
}

export default async function EventMonth({ params }: Props) {
  const { month } = await params
  const [found, { list, subscribe }] = await Promise.all([findMonth(month), getPageTexts('events-page')])
  if (!found) notFound()
  const title = monthTitle(month)
  const trail = <Breadcrumbs trail={[{ label: 'Events', href: paths.events }, { label: title }]} />
  return (
    <>
      <PageHero above={trail} title={title}>
        <ViewTabs view="month" month={month} />
      </PageHero>
      <MonthSection month={found} empty={list?.emptyMonth} />
      {subscribe?.title && <Subscribe texts={subscribe} />}
    </>
  )
}
