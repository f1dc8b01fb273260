import { Skeleton } from '@/components/ui/Skeleton'
import styles from './submissions.module.css'

/** The placeholder of a list while it loads, three entries high. */
export function ListSkeleton() {
  return (
    <div className={styles.list} role="status">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className={styles.submissionResting} />
      ))}
    </div>
  )
}
