import { formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { RetentionRun } from '@/features/privacy/server/api'
import { Panel } from './Panel'

/** What the monthly job deleted last, without names. */
export function RetentionPanel({ last }: { last: RetentionRun | null }) {
  return (
    <Panel title="Deleted by itself">
      <p>{last ? describe(last) : 'On the first of each month, what is no longer needed is deleted.'}</p>
      <p>
        <a href={adminPaths.retention}>See what is due</a>
      </p>
    </Panel>
  )
}

function describe({ at, counts, hasDeleted }: RetentionRun): string {
  const day = formatDay(toDay(at))
  const due = counts.reduce((sum, count) => sum + count.due, 0)
  const held = counts.reduce((sum, count) => sum + count.held, 0)
  const kept = held > 0 ? ` A legal hold keeps ${held}.` : ''
  if (!hasDeleted) return `On ${day} ${due} things were due. Nothing was deleted, because deleting is off.${kept}`
  return due === 0 ? `On ${day} nothing was due.${kept}` : `On ${day} ${due} things were deleted.${kept}`
}
