import { formatCount } from '@/lib/counts'
import { capitalize } from '@/lib/text'
import { formatRecent } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { actionLabel } from '@/features/entries/rules/audit-labels'
import type { TextChange } from '../../rules/text-change'
import type { ContentChange } from '../../server/text-changes'
import { Panel } from './Panel'
import styles from './changes.module.css'

/** Lists the latest changes of texts: who changed them, the old text and the new one. */
export function ChangesPanel({ changes, self, isAdmin }: { changes: ContentChange[]; self: string; isAdmin: boolean }) {
  const link = isAdmin ? { href: adminPaths.audit, label: 'Whole history' } : undefined
  return (
    <Panel title="Who changed what" link={link}>
      {changes.length === 0 && <p>Nothing has changed yet. Every change of a text or a fee appears here.</p>}
      <ul className={`fc-list ${styles.changes}`}>
        {changes.map(({ id, at, actor, action, label, change, fields, href }) => (
          <li key={id}>
            <span>
              {actor === self ? 'You' : actor}
              <small>{formatRecent(at)}</small>
            </span>
            <span>
              {href ? <a href={href}>{label}</a> : <b>{label}</b>}
              <small>{actionLabel(action)}</small>
            </span>
            <span>{change ? <Change change={change} /> : <small>{namesOf(fields)}</small>}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Change({ change }: { change: TextChange }) {
  if ('more' in change) {
    return (
      <>
        {formatCount(change.more, 'word')} more, {change.fewer} fewer
      </>
    )
  }
  return (
    <>
      <del>{change.before || 'Nothing'}</del> to <ins>{change.after || 'nothing'}</ins>
    </>
  )
}

// Formats field names: 'monthlyCents, lineText' becomes "Monthly, line text".
function namesOf(fields: string | null): string {
  const labels = (fields ?? '').replace(/Cents\b/g, '').replace(/([A-Z])/g, ' $1')
  return capitalize(labels.toLowerCase())
}
