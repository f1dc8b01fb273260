'use client'

import { useState } from 'react'
import { readCells, type Cell } from '../../rules/progress-cells'
import styles from './board.module.css'

export type Row = { id: string; name: string; summary: string; cells: string }

type RowsProps = {
  rows: Row[]
  /** The titles of the films, in the order of the cells. */
  titles: string[]
}

/**
 * Renders the rows of the table. As a client component its thousands of cells are sent as one short text per row
 * (rules/progress-cells.ts) instead of as a second copy of the markup.
 */
export function ProgressRows({ rows, titles }: RowsProps) {
  return (
    <tbody>
      {rows.map((row) => (
        <PlayerRow key={row.id} row={row} titles={titles} />
      ))}
    </tbody>
  )
}

/** A player’s row. On a phone, which has no room for columns, the films are a list that opens below the name. */
function PlayerRow({ row: { name, summary, cells }, titles }: { row: Row; titles: string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        {name}
        <small>{summary}</small>
        <button type="button" aria-expanded={isOpen} aria-label={`Films of ${name}`} onClick={() => setOpen(!isOpen)} />
      </th>
      {readCells(cells).map((cell, index) => toCell(cell, index, isOpen ? titles[index] : undefined))}
    </tr>
  )
}

// Called as a function instead of rendered as a component: a hundred films by sixty players are six thousand cells.
function toCell({ share, best, isPassed, isLate }: Cell, index: number, title: string | undefined) {
  const className = isLate ? styles.isLate : undefined
  const film = title && <span className={styles.film}>{title}</span>
  if (share === null && best === null) {
    return (
      <td key={index} className={className}>
        {film}
        {isLate ? 'Late' : <i>not yet</i>}
      </td>
    )
  }
  return (
    <td key={index} className={className} style={{ '--seen': (share ?? 0) / 100 } as object}>
      {film}
      {`${wordOf(share)}${isLate ? ' late' : ''}`}
      {best !== null && <b className={isPassed ? styles.isPassed : undefined}>{`Quiz ${best}`}</b>}
    </td>
  )
}

function wordOf(share: number | null): string {
  if (share === null) return 'Not opened'
  return share === 0 ? 'Opened' : `${share}%`
}
