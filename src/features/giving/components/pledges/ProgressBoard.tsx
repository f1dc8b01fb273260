import { formatDay } from '@/lib/dates'
import { formatDollars } from '@/lib/money'
import type { Progress } from '../../rules/pledge'
import styles from './pledges.module.css'

type Props = { title: string; text: string; progress: Progress; asOf: string; showPledged: boolean }

/** Shows the progress of the campaign: the figures first, then the bar. */
export function ProgressBoard({ title, text, progress, asOf, showPledged }: Props) {
  const { goalCents, raisedCents, pledgedCents, percent, barPercent, pledgedBarPercent } = progress
  const hasPledged = showPledged && pledgedCents > 0
  const isOver = goalCents > 0 && raisedCents > goalCents
  return (
    <section className={`ink ${styles.campaign}`} aria-labelledby="campaign-heading">
      <div className="wrap">
        <div className={styles.campaignHead}>
          <div>
            <h2 id="campaign-heading">{title}</h2>
            <p className="mt-5 opacity-80">{text}</p>
          </div>
          <p className={styles.campaignSum}>
            <span className="num">{formatDollars(raisedCents)}</span>
            <span className="block">
              raised of <b>{formatDollars(goalCents)}</b>
            </span>
          </p>
        </div>
        <progress
          className="sr-only"
          aria-label="Raised of the goal"
          max={100}
          value={barPercent}
          aria-valuenow={barPercent}
          aria-valuetext={`${barPercent.toFixed(1)}%, ${formatDollars(raisedCents)} of ${formatDollars(goalCents)}`}
        />
        <div className={styles.campaignBar} aria-hidden="true">
          {hasPledged && <span className={styles.isPledged} style={{ width: `${pledgedBarPercent}%` }} />}
          <span className={styles.isRaised} style={{ width: `${barPercent}%` }} />
        </div>
        <div className={styles.campaignLegend}>
          <p>
            <span className={`${styles.key} ${styles.isRaised}`} aria-hidden="true" />
            <b>{barPercent.toFixed(1)}%</b> raised
            {isOver && <>. That is {percent}% of the goal, and every dollar more goes the same way.</>}
          </p>
          {hasPledged && (
            <p>
              <span className={`${styles.key} ${styles.isPledged}`} aria-hidden="true" />
              <b>{formatDollars(pledgedCents)}</b> pledged, on its way to us
            </p>
          )}
          <p className="opacity-70">As of {formatDay(asOf, 'MMMM d, yyyy')}</p>
        </div>
      </div>
    </section>
  )
}
