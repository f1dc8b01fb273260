import Link from 'next/link'
import { queuedEntry } from '@/features/entries/rules/case-queue'
import type { InboxFilters } from '@/features/entries/rules/filters'
import type { InboxRow } from '@/features/entries/rules/row'
import { formatMoment, formatRecent } from '@/lib/dates'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import { formatPhone } from '@/lib/format-phone'
import { StatusTag } from '@/features/entries/admin/shared/StatusTag'
import { Assignee } from './Assignee'
import { DueChip } from '@/features/entries/admin/shared/DueChip'
import styles from './list.module.css'

type RowProps = {
  row: InboxRow
  now: number
  /** The filters of the list that the entry is opened from; its page links to the neighbors there. */
  filters?: InboxFilters
  isSelected: boolean
  onToggle: () => void
}

/** Returns the address of an entry, with the filters of the list that it is opened from. */
export function rowHref(row: InboxRow, filters?: InboxFilters): string {
  return filters ? queuedEntry(row, filters) : adminPaths.document(row.kind, row.id)
}

/** A row of the list. The name links to the entry; on a phone the cells are stacked. */
export function ListRow({ row, now, filters, isSelected, onToggle }: RowProps) {
  const { id, kind, reference, person, age, receivedAt, dueAt, assignee, status } = row
  return (
    <li data-row={id} className={isSelected ? styles.isSelected : undefined}>
      <label className={styles.pick}>
        <input type="checkbox" checked={isSelected} onChange={onToggle} aria-label={`Select ${person}, ${reference}`} />
      </label>
      <div className={styles.who}>
        <Link prefetch={false} href={rowHref(row, filters)}>
          {person}
        </Link>
        {age !== null && <span>, {age}</span>}
        <Notes row={row} />
      </div>
      <div className={styles.what}>
        {INBOX_KINDS[kind].one}
        <small>{[row.division, row.city].filter(Boolean).join(', ')}</small>
      </div>
      <Contact row={row} />
      <div>
        <StatusTag status={status} />
      </div>
      <div className={styles.due}>
        <DueChip dueAt={dueAt} now={now} />
      </div>
      <div className={styles.assignee}>
        <Assignee name={assignee} />
      </div>
      <time className={styles.received} dateTime={receivedAt} title={formatMoment(receivedAt)}>
        {formatRecent(receivedAt, new Date(now))}
      </time>
    </li>
  )
}

function Notes({ row: { duplicateOf, isSuspicious, tags } }: { row: InboxRow }) {
  if (!duplicateOf && !isSuspicious && tags.length === 0) return null
  return (
    <span className={styles.notes}>
      {duplicateOf && <em>Possible duplicate of {duplicateOf}</em>}
      {isSuspicious && <em>Looks automatic</em>}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
  )
}

function Contact({ row: { person, contact, email, phone } }: { row: InboxRow }) {
  return (
    <div>
      {contact !== person && contact}
      <small className={styles.contact}>
        {phone && <span>{formatPhone(phone)}</span>}
        {email && <span>{email}</span>}
      </small>
    </div>
  )
}
