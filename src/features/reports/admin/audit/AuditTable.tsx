import type { SanitizedConfig } from 'payload'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { auditPath, type AuditFilters } from '../../rules/audit-filters'
import type { AuditPage, Note } from '../../server/audit/queries'
import { formatMoment } from '@/lib/dates'
import { actionLabel, detailLabel } from '@/features/entries/rules/audit-labels'
import { adminPaths } from '@/lib/admin-paths'
import { fieldLabels } from '@/admin/field-labels'
import { kindLabel } from '@/features/entries/rules/kind-label'
import type { PlaceLabels } from './place-labels'
import styles from './audit.module.css'

type Props = { page: AuditPage; filters: AuditFilters; config: SanitizedConfig; labels: PlaceLabels }

/** The audit notes, newest first, with a link to older ones. */
export function AuditTable({ page: { notes, hasMore }, filters, config, labels }: Props) {
  if (notes.length === 0) return <p className={styles.empty}>Nothing was noted here.</p>
  return (
    <>
      <table className={styles.table}>
        <ColumnHeads titles={['When (Arizona)', 'Who', 'What', 'Where']} />
        <tbody>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} config={config} labels={labels} />
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

type RowProps = { note: Note; config: SanitizedConfig; labels: PlaceLabels }

function NoteRow({ note, config, labels }: RowProps) {
  const { at, actor, action, kind, detail } = note
  const label = detailLabel(action, kind, detail, fieldLabels(config, kind))
  return (
    <tr>
      <td data-label="When">
        <time dateTime={at.toISOString()}>{formatMoment(at.toISOString())}</time>
      </td>
      <td data-label="Who">{actor}</td>
      <td data-label="What">
        <b>{actionLabel(action)}</b>
        {label && <small>{label}</small>}
      </td>
      <td data-label="Where">
        {kind ? kindLabel(kind, labels.get(kind)) : 'The office'}
        <Document note={note} config={config} />
      </td>
    </tr>
  )
}

// Names the document by its reference or title. A document named after a person gets a bare link, without the name.
function Document({ note: { action, kind, entryId, reference, title }, config }: Omit<RowProps, 'labels'>) {
  const isKnown = kind && entryId && action !== 'deleted' && config.collections.some(({ slug }) => slug === kind)
  const label = reference ?? title ?? (isKnown ? 'Open' : null)
  if (!label) return null
  return <small>{isKnown ? <a href={adminPaths.document(kind, entryId)}>{label}</a> : label}</small>
}
