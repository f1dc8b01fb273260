import { formatCount } from '@/lib/counts'
import type { ListedWarning } from '@/features/site/server/api'
import { Panel } from './Panel'
import { CheckRow } from './CheckRow.client'
import styles from './check-panel.module.css'

const VISIBLE_MAX = 8

/** The warnings about published texts, each with its possible actions. */
export function CheckPanel({ warnings }: { warnings: ListedWarning[] }) {
  const pages = new Set(warnings.map(({ document: { kind, id } }) => `${kind} ${id ?? ''}`)).size
  const hasFix = warnings.slice(0, VISIBLE_MAX).some(({ fix }) => fix)
  return (
    <Panel title="Content check">
      {warnings.length === 0 ? (
        <p>
          Nothing to look at. Every published text agrees with Fees, Stages and Hours, and every link leads somewhere.
        </p>
      ) : (
        <p>
          {warnings.length} on {formatCount(pages, 'page')}
        </p>
      )}
      <ul className={`fc-list ${styles.rows}`}>
        {warnings.slice(0, VISIBLE_MAX).map((warning) => (
          <CheckRow key={`${warning.document.kind} ${warning.document.id ?? ''} ${warning.key}`} warning={warning} />
        ))}
      </ul>
      {warnings.length > VISIBLE_MAX && <p>{warnings.length - VISIBLE_MAX} more follow when these are settled.</p>}
      {hasFix && (
        <p>
          “Use the fee” puts a placeholder in the text, so the next change of the fee comes by itself. You can put back
          what you replaced.
        </p>
      )}
    </Panel>
  )
}
