import { Check } from 'lucide-react'
import styles from './result.module.css'

/** Marks on cards and film pages that this member has passed the film's quiz. */
export function PassedBadge({ best }: { best: number | null }) {
  return (
    <span className={styles.passedBadge}>
      <Check aria-hidden="true" size={16} strokeWidth={1.75} />
      Quiz passed{best === null ? '' : `, ${best}%`}
    </span>
  )
}
