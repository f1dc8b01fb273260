import type { SanitizedConfig } from 'payload'
import { auditPath, type AuditFilters } from '../../rules/audit-filters'
import type { AuditPage, Note } from '../../store/audit/queries'
import { formatMoment } from '@/lib/dates'
import { actionLabel, detailLabel } from '../../rules/audit-labels'
import { isInboxKind } from '../../rules/kinds'
import { paths } from '@/lib/paths'
import { fieldLabels } from '../entry/field-labels'
import { kindLabel } from '../kind-label'
import styles from './audit.module.css'

type Props = { page: AuditPage; filters: AuditFilters; config: SanitizedConfig }

/** The notes, newest first, and the way to older ones. */
export function AuditTable({ page: { notes, hasMore }, filters, config }: Props) {
  if (notes.length === 0) return <p className={styles.empty}>Nothing was noted here.</p>
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">When (Arizona)</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} config={config} />
          ))}
        </tbody>
      </table>
      <nav className="fc-chips" aria-label="Pages">
        {filters.before && (
          <a className="fc-chip" href={auditPath({ ...filters, before: undefined })}>
            Newest
          </a>
        )}
        {hasMore && (
          <a className="fc-chip" href={auditPath({ ...filters, before: notes.at(-1)?.id })}>
            Older
          </a>
        )}
      </nav>
    </>
  )
}

type RowProps = { note: Note; config: SanitizedConfig }

function NoteRow({ note: { at, actor, action, kind, entryId, reference, detail }, config }: RowProps) {
  const words = detailLabel(action, kind, detail, fieldLabels(config, kind))
  return (
    <tr>
      <td data-label="When">
        <time dateTime={at.toISOString()}>{formatMoment(at.toISOString())}</time>
      </td>
      <td data-label="Who">{actor}</td>
      <td data-label="What">
        <b>{actionLabel(action)}</b>
        {words && <small>{words}</small>}
      </td>
      <td data-label="Where">
        {kind ? kindLabel(kind) : 'The office'}
        {reference && entryId && isInboxKind(kind) && (
          <small>
            <a href={paths.adminDocument(kind, entryId)}>{reference}</a>
          </small>
        )}
      </td>
    </tr>
  )
}
