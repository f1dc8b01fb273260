import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { Deck } from '@/features/giving/components/deck/Deck'
import { ExpiredDeck } from '@/features/giving/components/deck/ExpiredDeck'
import { getDeck, openDeckLink } from '@/features/giving/server/deck/queries'
import { TourSection } from '@/features/giving/components/tours/TourSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { setStatus } from '@/server/http/raw-response'
import { getSiteSettings } from '@/features/site/server/site'

export const metadata = pageMetadata({
  title: 'Investment deck',
  description: 'A home for youth basketball in Surprise, Arizona: the plan for prospective partners.',
  path: paths.fundingDeck,
  noindex: true,
})

/** The deck for one person, while the link is valid. Every opening is counted, so the page is never cached. */
export default async function PersonalDeckPage({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const { token } = await params
  const [deck, settings] = await Promise.all([getDeck(), getSiteSettings()])
  if (!deck) notFound()
  if (!(await openDeckLink(token))) {
    setStatus(404)
    return <ExpiredDeck settings={settings} />
  }
  return <Deck deck={deck} settings={settings} tour={<TourSection texts={deck.tour} />} />
}
