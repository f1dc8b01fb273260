import type { DonatePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { formatDollars } from '@/lib/money'
import type { Level } from '../../rules/levels'
import styles from './pledges.module.css'

type Props = { texts: DonatePage['levels']; levels: Level[] }

/** Shows the suggested amounts with the use of each, in type large enough to read across a gym. */
export function GiftLevels({ texts, levels }: Props) {
  return (
    <section className="paper section" aria-labelledby="levels-heading">
      <div className="wrap split">
        <SectionHead id="levels-heading" {...texts} />
        <ol className={styles.giftLevels}>
          {levels.map(({ amountCents, name, text }) => (
            <li key={name}>
              <span className="num">{formatDollars(amountCents)}</span>
              <div>
                <h3>{name}</h3>
                <p className="mt-2 opacity-80">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
