import { formatMoment } from '@/lib/dates'
import { actionLabel } from '@/features/entries/rules/audit-labels'
import type { FileNote } from '../../server/child-file/open'
import { kindLabel } from '@/features/entries/rules/kind-label'
import styles from './child-file.module.css'

type Props = { id: string; title: string; notes: FileNote[]; none: string }

/** The newest audit notes about a child: who, when and what, never a value. */
export function FileNotes({ id, title, notes, none }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {notes.length === 0 && <p className={styles.notesNone}>{none}</p>}
      <ul className={styles.notes} hidden={notes.length === 0}>
        {notes.map(({ id: key, at, by, action, kind, detail }) => (
          <li key={key}>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>
              {actionLabel(action)}
              <small>
                {by}
                {kind && `, ${kindLabel(kind).toLowerCase()}`}
              </small>
              {action.startsWith('exported') && detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
