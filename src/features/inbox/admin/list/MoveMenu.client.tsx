'use client'

import { useState, type KeyboardEvent } from 'react'
import { listNextStatuses, statusLabel, type FlowName } from '@/features/entries/rules/flow'
import styles from './list.module.css'

type MenuProps = { id: string; person: string; flow: FlowName; status: string; onMove: (to: string) => void }

/** Moves a card without dragging: a menu button with the allowed statuses. */
export function MoveMenu({ id, person, flow, status, onMove }: MenuProps) {
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
