import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { EndedTour } from '@/features/giving/components/tours/EndedTour'
import { isOpen } from '@/features/giving/server/tours/change'
import { ChangeTour } from '@/features/giving/components/tours/ChangeTour'
import { findTour, readTourTimes } from '@/features/giving/server/tours/queries'
import { listFreeSlots } from '@/features/giving/rules/slots'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { setStatus } from '@/server/http/raw-response'
import { getSiteSettings } from '@/features/site/server/site'

type Props = {
  params: Promise<{ reference: string; key: string }>
  searchParams: Promise<{ done?: string | string[] }>
}

/** The result of the last action, for an active visit. */
const DONE = new Map([
  ['moved', 'Your visit has moved. Someone from the academy confirms the new time.'],
  ['taken', 'Someone has just taken this time. Please choose another one.'],
  ['failed', 'That did not work just now. Please try again, or call us.'],
])
/** The final state of a visit that cannot be changed any more. */
const CLOSED = new Map([
  ['cancelled', 'Your visit is canceled. Thank you for telling us.'],
  ['declined', 'We cannot offer this visit. Please ask for another day.'],
  ['visited', 'Thank you for coming. We would be glad to see you again.'],
])

export const metadata = pageMetadata({
  title: 'Your visit',
  description: 'Move or cancel a tour of the facility.',
  path: paths.fundingDeck,
  noindex: true,
})

/** A visit, behind its private link. */
export default async function TourPage({ params, searchParams }: Props) {
  const { reference, key } = await params
  const { done } = await searchParams
  const tour = await findTour(reference, key)
  if (!tour) {
    setStatus(404)
    return <EndedTour phone={(await getSiteSettings()).phone} />
  }
  const times = isOpen(tour) ? await readTourTimes() : null
  const lede = times
    ? (DONE.get(String(done)) ?? 'Move it to another time, or cancel it.')
    : (CLOSED.get(tour.status) ?? 'This visit is closed.')
  return (
    <>
      <PageHero title="Your visit" lede={lede} />
      <div className="section">
        {times ? (
          <ChangeTour tour={tour} link={key} slots={listFreeSlots(times)} place={times.place} />
        ) : (
          <div className="wrap">
            <Button href={`${paths.fundingDeck}#tour`}>Request another tour</Button>
          </div>
        )}
      </div>
    </>
  )
}
