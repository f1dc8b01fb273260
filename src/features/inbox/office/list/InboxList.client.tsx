'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Colleague } from '../../store/choices'
import type { InboxFilters } from '../../rules/filters'
import type { Outcome } from '../../rules/outcome'
import type { InboxRow } from '../../rules/row'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { BulkBar } from './BulkBar.client'
import { BulkOutcome } from './BulkOutcome.client'
import { EmptyList } from './EmptyList'
import { KeysNote } from './KeysNote.client'
import { ListRow } from './ListRow'
import { useKeysOn } from './use-keys-on'
import { useRowKeys } from './use-row-keys'
import styles from './list.module.css'

type ListProps = {
  rows: InboxRow[]
  colleagues: Colleague[]
  /** The moment the due chips are worked out for. */
  now: number
  /** What the list was narrowed by, for the words that stand in an empty one. */
  filters?: InboxFilters
  /** Reads the rows again; without it the page is read again. */
  onChanged?: () => void
}

/** The list with its keys and with what can be done to many entries at once. */
export function InboxList({ rows, colleagues, now, filters, onChanged }: ListProps) {
  const router = useRouter()
  const list = useRef<HTMLOListElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Outcome | { message: string } | null>(null)
  const [areKeysOn, setKeysOn] = useKeysOn()
  useRowKeys(list, toggle, areKeysOn)
  const chosen = rows.filter(({ id }) => selected.has(id))

  function toggle(id: string): void {
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  // What was not changed stays selected, so that it can be looked at or tried again.
  function settle(answer: Outcome | { message: string }): void {
    setOutcome(answer)
    if ('message' in answer) return
    setSelected(new Set(answer.skipped.map(({ id }) => id)))
    if (onChanged) onChanged()
    else router.refresh()
  }

  async function undo(entries: string[]): Promise<void> {
    settle(await postStaff<Outcome>(paths.staffPost('inbox/undo'), { entries }))
  }

  const notice = outcome && <BulkOutcome outcome={outcome} onUndo={undo} onClose={() => setOutcome(null)} />
  if (rows.length === 0) {
    return (
      <>
        {notice}
        {filters && <EmptyList filters={filters} />}
      </>
    )
  }
  const areAll = chosen.length === rows.length
  return (
    <>
      {notice}
      <div className={styles.head}>
        <label>
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setSelected(areAll ? new Set() : new Set(rows.map(({ id }) => id)))}
          />{' '}
          Select all {rows.length}
        </label>
        <KeysNote areOn={areKeysOn} onChange={setKeysOn} />
      </div>
      <ol className={styles.list} ref={list}>
        {rows.map((row) => (
          <ListRow key={row.id} row={row} now={now} isSelected={selected.has(row.id)} onToggle={() => toggle(row.id)} />
        ))}
      </ol>
      {chosen.length > 0 && (
        <BulkBar rows={chosen} colleagues={colleagues} onSettled={settle} onClear={() => setSelected(new Set())} />
      )}
    </>
  )
}
