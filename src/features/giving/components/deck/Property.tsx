import type { FundingDeckPage } from '@/payload-types'
import { formatCents, formatDollars } from '@/lib/money'
import { rentPerSfCents, type DeckFigures } from '../../rules/deck'
import { Slide } from './Slide'
import styles from './deck.module.css'
import titledStyles from '@/components/ui/titled.module.css'

/** Shows the possible locations: size and rent of the chosen one, and the alternatives beside it. */
export function Property({ texts, figures }: { texts: FundingDeckPage['property']; figures: DeckFigures }) {
  const { areaSf, leaseCents } = figures
  return (
    <Slide id="property" texts={texts}>
      <dl className={styles.figures}>
        <Figure term="Size" value={`${areaSf.toLocaleString('en-US')} SF`} />
        <Figure term="Lease a month" value={formatDollars(leaseCents)} />
        <Figure term="Rent per SF a year" value={formatCents(rentPerSfCents(figures))} />
      </dl>
      <ul className={`${titledStyles.titled} mt-8`} data-mark="none">
        {texts.options.map(({ id, name, size, text, isChosen }) => (
          <li key={id ?? name}>
            <h3>{name}</h3>
            {isChosen && <span className="tag ok mt-2 w-fit">This deck</span>}
            <p>
              <b>{size}</b>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Slide>
  )
}

/** Renders one figure of the deck in large type. */
export function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
