import { ComingSoon } from '@/components/ui/ComingSoon'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { ComingAndRecent } from '@/features/events/components/ComingAndRecent'
import { monthOf } from '@/features/events/rules/months'
import { listComingAndRecent, monthsNearNow } from '@/features/events/server/queries'
import { NextHero } from '@/features/events/components/NextHero'
import { Subscribe } from '@/features/events/components/Subscribe'
import { paths } from '@/lib/paths'
import { metadataOf } from '@/server/content/page-metadata'
import { getPageTexts } from '@/server/content/page-texts'

export const generateMetadata = metadataOf('events-page', {
  title: 'Events: tryouts, clinics and practices',
  description:
    'The calendar of our youth basketball academy in Surprise, Arizona: tryouts, clinics, practices and games.',
  path: paths.events,
  keywords: ['basketball tryouts', 'basketball clinic', 'basketball tournament', 'events calendar'],
})

export default async function Events() {
  const [page, { coming, recent }] = await Promise.all([getPageTexts('events-page'), listComingAndRecent()])
  if (!page.hero?.title) return <UnpublishedPage title="COMING SOON" />
  if (coming.length + recent.length === 0) return <ComingSoon texts={page.comingSoon} page="/events" />
  const month = coming[0] ? monthOf(coming[0].day) : monthsNearNow()[0]!
  return (
    <>
      <NextHero hero={page.hero} coming={coming} month={month} />
      <ComingAndRecent texts={page.list} coming={coming} recent={recent} />
      <Subscribe texts={page.subscribe} />
    </>
  )
}
