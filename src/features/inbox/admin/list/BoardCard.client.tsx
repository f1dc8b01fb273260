'use client'

import Link from 'next/link'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { listNextStatuses, statusLabel, type FlowName } from '@/features/entries/rules/flow'
import type { InboxRow } from '@/features/entries/rules/row'
import { formatRecent } from '@/lib/dates'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import { Assignee } from './Assignee'
import { DueChip } from '@/features/entries/admin/shared/DueChip'
import styles from './list.module.css'

type MenuProps = { id: string; person: string; flow: FlowName; status: string; onMove: (to: string) => void }

type CardProps = {
  row: InboxRow
  now: number
  /** The reason why the last move of this card was refused. */
  refusal: string | null
  /** The card was just moved, without a mail to the family. */
  isMoved: boolean
  onDrag: (row: InboxRow | null) => void
  onMove: (to: string) => void
}

/** An entry on the board. */
export function BoardCard({ row, now, refusal, isMoved, onDrag, onMove }: CardProps) {
  const [isDragged, setIsDragged] = useState(false)
  const { id, kind, person, age, receivedAt, dueAt, duplicateOf, assignee } = row

  function begin(event: DragEvent): void {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', row.reference)
    setIsDragged(true)
    onDrag(row)
  }

  function end(): void {
    setIsDragged(false)
    onDrag(null)
  }

  return (
    <li
      className={styles.card}
      data-card={id}
      data-dragged={isDragged || undefined}
      draggable
      onDragStart={begin}
      onDragEnd={end}
    >
      <div>
        <Link prefetch={false} draggable={false} href={adminPaths.document(kind, id)}>
          {person}
          {age !== null && `,\u00a0${age}`}
        </Link>
        {dueAt ? <DueChip dueAt={dueAt} now={now} /> : row.division && <DivisionTag division={row.division} />}
      </div>
      <p>{describe(row)}</p>
      {duplicateOf && <p className={styles.cardTwin}>Possible duplicate of {duplicateOf}</p>}
      {refusal && <p className={styles.cardRefused}>{refusal}</p>}
      {isMoved && (
        <p>
          <Link prefetch={false} draggable={false} href={adminPaths.document(kind, id)}>
            Write to the family
          </Link>
        </p>
      )}
      <div>
        <time dateTime={receivedAt}>{formatRecent(receivedAt, new Date(now))}</time>
        <Assignee name={assignee} />
      </div>
      <MoveMenu id={id} person={person} flow={INBOX_KINDS[kind].flow} status={row.status} onMove={onMove} />
    </li>
  )
}

function DivisionTag({ division }: { division: string }) {
  return <span className="fc-tag fc-tag--secondary">{division}</span>
}

// Builds the second line of a card: "Point Guard, Peoria, 12U. From Nadia Okafor".
function describe({ position, city, division, dueAt, person, contact }: InboxRow): string {
  const facts = [position, city, dueAt && division].filter(Boolean).join(', ')
  return [facts, contact !== person && contact && `From ${contact}`].filter(Boolean).join('. ')
}

/** Moves a card without dragging: a menu button with the allowed statuses. */
function MoveMenu({ id, person, flow, status, onMove }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)

  function close({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    document.getElementById(`fc-move-${id}`)?.focus()
  }

  function choose(to: string): void {
    setIsOpen(false)
    onMove(to)
  }

  return (
    <div className={styles.move}>
      <button
        type="button"
        id={`fc-move-${id}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `fc-moves-${id}` : undefined}
        aria-label={`Move ${person} to …`}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={close}
      >
        Move to …
      </button>
      {isOpen && (
        <ul id={`fc-moves-${id}`}>
          {listNextStatuses(flow, status).map((to) => (
            <li key={to}>
              <button type="button" onClick={() => choose(to)} onKeyDown={close}>
                {statusLabel(to, flow)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
