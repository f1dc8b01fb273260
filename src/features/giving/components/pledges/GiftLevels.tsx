import type { DonatePage } from '@/payload-types'
import { formatDollars } from '@/lib/money'
import type { Level } from '../../rules/levels'
import styles from './gifts.module.css'

/** The most balls that one row of the drawing may have; larger ratios are not drawn. */
const MOST_BALLS = 40

/** Shows the suggested amounts with the use of each. One ball is the smallest amount, so that the larger ones can be seen. */
export function GiftLevels({ texts, levels }: { texts: DonatePage['levels']; levels: Level[] }) {
  const unit = levels[0]?.amountCents ?? 0
  const isDrawn = levels.every(({ amountCents }) => amountCents % unit === 0 && amountCents / unit <= MOST_BALLS)
  return (
    <section className={`${styles.gifts} ink`} aria-labelledby="levels-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="levels-heading">{texts.title}</h2>
          <p>
            <b>{texts.label}</b> {texts.text}
          </p>
        </div>
        <ol className={styles.giftLevels}>
          {levels.map(({ amountCents, name, text }) => (
            <li key={name}>
              <span className="num">{formatDollars(amountCents)}</span>
              {isDrawn && <Balls count={amountCents / unit} />}
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {isDrawn && <p className={styles.key}>One ball is {formatDollars(unit)}.</p>}
      </div>
    </section>
  )
}

function Balls({ count }: { count: number }) {
  return (
    <span className={styles.balls} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}
