import { describeDue } from '../../rules/due'

/** The due date as a chip; a dash for entries that are not due. */
export function DueChip({ dueAt, now }: { dueAt: string | null; now: number }) {
  if (!dueAt) return <NothingDue />
  const { label, tone } = describeDue(dueAt, now)
  return <span className={`fc-tag fc-tag--${tone}`}>{label}</span>
}

function NothingDue() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="fc-visually-hidden">No answer due</span>
    </>
  )
}
