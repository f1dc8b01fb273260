import { Skeleton } from '@/components/ui/Skeleton'

/** What stands in place of a list until it is read: as high as three entries. */
export function ListSkeleton() {
  return (
    <div className="submissions-list" role="status">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="submission-resting" />
      ))}
    </div>
  )
}
