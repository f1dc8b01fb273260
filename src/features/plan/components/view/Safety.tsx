import { memo } from 'react'
import { OctagonAlert } from 'lucide-react'
import type { PlanPage } from '@/payload-types'
import styles from './view.module.css'

type Props = { safety: PlanPage['safety']; isAdult: boolean; disclaimer: string }

/**
 * When to stop and see a doctor, for whom the plan is not suitable, and what it does not replace. Shown at the end of both
 * tabs.
 */
export const Safety = memo(function Safety({ safety, isAdult, disclaimer }: Props) {
  return (
    <section className={styles.safety} aria-labelledby="stop-heading">
      <div>
        <h2 id="stop-heading" className="flex items-center gap-3">
          <OctagonAlert aria-hidden="true" size={34} strokeWidth={1.75} className="flex-none text-bad" />
          {safety.stopTitle}
        </h2>
        <p className="mt-4">{safety.stopText}</p>
      </div>
      <ul>
        {safety.stops.map(({ sign }) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <div className={styles.disclaimer}>
        {isAdult && <p>{safety.adultNote}</p>}
        <p>{disclaimer}</p>
      </div>
    </section>
  )
})
