import { Skeleton } from '@/components/ui/Skeleton'
import styles from './submissions.module.css'

/** What stands in place of a list until it is read: as high as three entries. */
export function ListSkeleton() {
  return (
    <div className={styles.list} role="status">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.submissionResting} />
      ))}
    </div>
  )
}
