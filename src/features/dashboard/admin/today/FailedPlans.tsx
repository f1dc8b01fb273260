import { formatMoment } from '@/lib/dates'
import type { FailedPlan } from '@/server/content/failed-plans'
import { Panel } from './Panel'
import styles from './day.module.css'

/** Lists scheduled publishing and unpublishing that failed; renders nothing without a failure. */
export function FailedPlans({ plans }: { plans: FailedPlan[] }) {
  if (plans.length === 0) return null
  return (
    <Panel title="Did not go out">
      <ul className={`fc-list ${styles.rows}`}>
        {plans.map(({ id, type, at, title, href, reason }) => (
          <li key={id} className={styles.article}>
            <span>
              <a href={href}>{title}</a>
              <small>{reason}</small>
            </span>
            <span className="fc-tag fc-tag--bad">
              {type === 'publish' ? 'Did not go out' : 'Did not go offline'} {formatMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
