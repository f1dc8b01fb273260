import type { Duplicate } from '../../rules/entry'
import { formatMoment } from '@/lib/dates'
import { INBOX_KINDS, type InboxKind } from '../../rules/kinds'
import { statusLabel } from '../../rules/flow'
import { adminPaths } from '@/lib/admin-paths'

/** The head of the comparison: which entry is in which column, its date and its status. */
export function DuplicateHead({ kind, duplicate: { mine, theirs } }: { kind: InboxKind; duplicate: Duplicate }) {
  const state = ({ receivedAt, status }: Duplicate['mine']) =>
    `${formatMoment(receivedAt)}, ${statusLabel(status, INBOX_KINDS[kind].flow)}`
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="fc-visually-hidden">Question</span>
        </th>
        <th scope="col">
          <b>{mine.reference} (this one)</b>
          <small>{state(mine)}</small>
        </th>
        <th scope="col">
          <a href={adminPaths.document(kind, theirs.id)}>{theirs.reference}</a>
          <small>{state(theirs)}</small>
        </th>
      </tr>
    </thead>
  )
}
