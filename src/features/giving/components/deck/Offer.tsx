import type { FundingDeckPage } from '@/payload-types'
import { formatDollars, formatShort } from '@/lib/money'
import type { DeckFigures } from '../../rules/deck'
import { Figure } from './Property'
import { Slide } from './Slide'
import styles from './deck.module.css'

/** Shows the amount sought and its use, with the required legal text. Renders nothing while the offer is switched off. */
export function Offer({ texts, figures }: { texts: FundingDeckPage['offer']; figures: DeckFigures }) {
  const { askCents, equityPercent, valuationCents, basis, issuer, isOfferShown } = figures
  if (!isOfferShown) return null
  return (
    <Slide id="offer" ground="ink" texts={texts}>
      <dl className={`${styles.figures} is-huge`}>
        <Figure term="Sought" value={formatDollars(askCents)} />
        <Figure term="For" value={`${equityPercent}%`} />
        <Figure
          term={`${basis === 'pre-money' ? 'Pre-money' : 'Post-money'} valuation`}
          value={formatShort(valuationCents)}
        />
      </dl>
      <p className="mt-6">Issued by {issuer}.</p>
      <p className={styles.disclaimer}>{texts.disclaimer}</p>
    </Slide>
  )
}
