import { Check } from 'lucide-react'

/** A small mark on cards and film pages: this member has passed the film's quiz. */
export function PassedBadge({ best }: { best: number | null }) {
  return (
    <span className="passed-badge">
      <Check aria-hidden="true" size={16} strokeWidth={1.75} />
      Quiz passed{best === null ? '' : `, ${best}%`}
    </span>
  )
}
