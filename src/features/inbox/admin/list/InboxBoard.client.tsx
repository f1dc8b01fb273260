'use client'

import Link from 'next/link'
import { useEffect, useState, type DragEvent } from 'react'
import type { Column } from '@/features/entries/rules/board'
import { changeFilters, toQuery, type InboxFilters } from '@/features/entries/rules/filters'
import { countLabel, type InboxRow } from '@/features/entries/rules/row'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { listNextStatuses, statusLabel } from '@/features/entries/rules/flow'
import { adminPaths } from '@/lib/admin-paths'
import { BoardCard } from './BoardCard.client'
import { useBoardMoves } from './use-board-moves'
import styles from './list.module.css'

/**
 * The board of one kind, a column per status. Cards are moved by dragging, or by a menu that works by keyboard and on phones.
 */
export function InboxBoard({ columns, filters, now }: { columns: Column[]; filters: InboxFilters; now: number }) {
  const { board, lastMessage, move } = useBoardMoves(columns)
  const [dragged, setDragged] = useState<InboxRow | null>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const flow = filters.tab === 'all' || filters.tab === 'spam' ? 'registration' : INBOX_KINDS[filters.tab].flow

  // A card that changes columns is mounted again. A card moved by its menu gets the focus back, unless the person focused
  // something else.
  useEffect(() => {
    if (moved && document.activeElement === document.body) document.getElementById(`fc-move-${moved}`)?.focus()
  }, [moved, board])

  function drop(status: string): void {
    if (dragged) void move(dragged, status)
    setDragged(null)
  }

  return (
    <>
      <p className="fc-visually-hidden" role="status">
        {lastMessage?.text}
      </p>
      <div className={styles.board} role="group" aria-label="Board by status">
        {board.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            label={statusLabel(column.status, flow)}
            reach={dragged ? reachOf(dragged, column.status) : undefined}
            all={adminPaths.inbox(toQuery(changeFilters(filters, { view: 'list', status: column.status })))}
            onDrop={() => drop(column.status)}
          >
            {(row) => (
              <BoardCard
                key={row.id}
                row={row}
                now={now}
                refusal={lastMessage?.id === row.id && lastMessage.isRefused ? lastMessage.text : null}
                isMoved={lastMessage?.id === row.id && lastMessage.isStored === true}
                onDrag={setDragged}
                onMove={(to) => {
                  setMoved(row.id)
                  void move(row, to)
                }}
              />
            )}
          </BoardColumn>
        ))}
      </div>
    </>
  )
}

type ColumnProps = {
  column: Column
  label: string
  /** While a card is dragged: whether it may be dropped here. */
  reach: 'open' | 'closed' | 'own' | undefined
  /** The address of the list with all entries of this column. */
  all: string
  onDrop: () => void
  children: (row: InboxRow) => React.ReactNode
}

function BoardColumn({ column: { status, count, rows }, label, reach, all, onDrop, children }: ColumnProps) {
  const allow = (event: DragEvent) => event.preventDefault()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop()
  }
  return (
    <section
      className={styles.boardColumn}
      aria-labelledby={`fc-column-${status}`}
      data-status={status}
      data-reach={reach}
      data-empty={rows.length === 0 || undefined}
      onDragOver={allow}
      onDrop={drop}
    >
      <h3 id={`fc-column-${status}`}>
        {label} <span>{countLabel(count)}</span>
      </h3>
      {rows.length === 0 ? <p className={styles.boardNone}>No one here.</p> : <ol>{rows.map(children)}</ol>}
      {count > rows.length && (
        <Link prefetch={false} href={all}>
          All {countLabel(count)} in the list
        </Link>
      )}
    </section>
  )
}

function reachOf({ kind, status: from }: InboxRow, to: string): 'open' | 'closed' | 'own' {
  if (from === to) return 'own'
  return listNextStatuses(INBOX_KINDS[kind].flow, from).includes(to) ? 'open' : 'closed'
}
