'use client'

import { useRef, useState } from 'react'
import type { Colleague, OpenDay } from '@/features/entries/server/api'
import type { InboxFilters } from '@/features/entries/rules/filters'
import type { InboxRow } from '@/features/entries/rules/row'
import { BulkPanel } from './BulkPanel.client'
import { BulkOutcome } from './BulkOutcome.client'
import { EmptyList } from './EmptyList'
import { KeysNote } from './KeysNote.client'
import { ListRow, rowHref } from './ListRow'
import { EntryPreviewDialog } from './EntryPreviewDialog.client'
import { useWatched } from '@/features/entries/admin/shared/use-watched'
import { useBulk } from './use-bulk'
import { useKeysOn } from '@/admin/use-keys-on'
import { useRowKeys } from './use-row-keys'
import bulkStyles from './bulk.module.css'
import styles from './list.module.css'

type ListProps = {
  rows: InboxRow[]
  colleagues: Colleague[]
  /** The tryout days to which players can be invited. */
  days?: OpenDay[]
  /** The time from which the due chips are computed, in milliseconds. */
  now: number
  /** The current filters, used for the message of an empty list. */
  filters?: InboxFilters
  /** Reloads the rows; without it the page is refreshed. */
  onChanged?: () => void
}

/** The list with its keyboard shortcuts and bulk actions. */
export function InboxList({ rows: given, colleagues, days = [], now, filters, onChanged }: ListProps) {
  const list = useRef<HTMLOListElement>(null)
  const { selected, setSelected, toggle, outcome, closeOutcome, settle, undo } = useBulk(onChanged)
  const [areKeysOn, setKeysOn] = useKeysOn()
  const [looked, setLooked] = useState<string | null>(null)
  useRowKeys(list, { toggle, look: setLooked }, areKeysOn && given.length > 0)
  const watched = useWatched(given)
  const rows = given.map((row) => watched.get(row.id) ?? row)
  const chosen = rows.filter(({ id }) => selected.has(id))
  const notice = outcome && <BulkOutcome outcome={outcome} onUndo={undo} onClose={closeOutcome} />
  if (rows.length === 0) {
    return (
      <>
        {notice}
        {filters && <EmptyList filters={filters} />}
      </>
    )
  }
  const isSelecting = chosen.length > 0
  return (
    <>
      {notice}
      <div className={isSelecting ? bulkStyles.side : undefined}>
        <div className={isSelecting ? bulkStyles.entries : undefined}>
          <div className={styles.head}>
            <SelectAll rows={rows} areAll={chosen.length === rows.length} onSelect={setSelected} />
            <KeysNote areOn={areKeysOn} onChange={setKeysOn} />
          </div>
          <ol className={styles.list} ref={list}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                row={row}
                now={now}
                filters={filters}
                isSelected={selected.has(row.id)}
                onToggle={() => toggle(row.id)}
              />
            ))}
          </ol>
        </div>
        {isSelecting && (
          <BulkPanel
            rows={chosen}
            colleagues={colleagues}
            days={days}
            onSettled={settle}
            onClear={() => setSelected(new Set())}
          />
        )}
      </div>
      {looked && <Look row={rows.find(({ id }) => id === looked)} filters={filters} onClose={() => setLooked(null)} />}
    </>
  )
}

function Look({ row, filters, onClose }: { row: InboxRow | undefined; filters?: InboxFilters; onClose: () => void }) {
  if (!row) return null
  return <EntryPreviewDialog key={row.id} id={row.id} href={rowHref(row, filters)} onClose={onClose} />
}

type SelectAllProps = { rows: InboxRow[]; areAll: boolean; onSelect: (ids: ReadonlySet<string>) => void }

function SelectAll({ rows, areAll, onSelect }: SelectAllProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={areAll}
        onChange={() => onSelect(new Set(areAll ? [] : rows.map(({ id }) => id)))}
      />{' '}
      Select all {rows.length}
    </label>
  )
}
