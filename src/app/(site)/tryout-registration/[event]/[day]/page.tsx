import { notFound } from 'next/navigation'
import { findTryoutDate } from '@/app/forms/tryout-date'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { PageHero } from '@/components/ui/PageHero'
import { getRegistrationPage } from '@/features/registration/server/registrations/queries'
import { TryoutSection } from '@/features/registration/components/TryoutSection'
import { FeesLine } from '@/features/site/components/fees/FeesLine'
import { getSiteSettings } from '@/features/site/server/site'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Tryout Registration',
  description: 'Reserve a spot for your player on this date.',
  path: paths.playerRegistration,
  noindex: true,
})

/** The tryout form for one date of an event. Rendered on the first request. */
export function generateStaticParams() {
  return []
}

export default async function TryoutForDatePage({ params }: { params: Promise<{ event: string; day: string }> }) {
  const { event, day } = await params
  const [{ hero, tryout }, { phone, hours }, date] = await Promise.all([
    getRegistrationPage(),
    getSiteSettings(),
    findTryoutDate(event, day),
  ])
  if (!date) notFound()
  const trail = [
    { label: 'Events', href: paths.events },
    { label: date.title, href: paths.event(event) },
    { label: 'Sign up' },
  ]
  return (
    <>
      <PageHero above={<Breadcrumbs trail={trail} />} label={hero.label} title={hero.title} lede={hero.lede} compact />
      <FeesLine />
      <TryoutSection phone={phone} hours={hours ?? []} texts={tryout} date={date} />
    </>
  )
}
