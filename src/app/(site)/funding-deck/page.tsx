import { Button } from '@/components/ui/Button'
import { PageHero } from '@/components/ui/PageHero'
import { UnpublishedPage } from '@/components/ui/UnpublishedPage'
import { Deck } from '@/features/giving/components/deck/Deck'
import { getDeck } from '@/features/giving/server/deck/queries'
import { TourSection } from '@/features/giving/components/tours/TourSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { getSiteSettings } from '@/features/site/server/site'

export const metadata = pageMetadata({
  title: 'Investment deck',
  description: 'A home for youth basketball in Surprise, Arizona: the plan for prospective partners.',
  path: paths.fundingDeck,
  noindex: true,
})

/** The deck, or how to get a personal link while it is shared by invitation only. */
export default async function FundingDeckPage() {
  const [deck, settings] = await Promise.all([getDeck(), getSiteSettings()])
  if (!deck) return <UnpublishedPage title="Investment deck" lede="The deck for a home of our own is being prepared." />
  if (deck.sharing.mode === 'link') {
    return (
      <>
        <PageHero title={deck.sharing.gateTitle} lede={deck.sharing.gateText} page="/funding-deck/gate">
          <Button href={paths.contact} big arrow>
            Contact us
          </Button>
        </PageHero>
        <TourSection texts={deck.tour} />
      </>
    )
  }
  return <Deck deck={deck} settings={settings} tour={<TourSection texts={deck.tour} />} />
}
