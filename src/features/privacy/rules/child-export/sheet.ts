import { escapeHtml } from '@/lib/escape-html'
import type { ChildRecord, FileLine } from './file'
import { columnLabel } from './labels'
import { showCell } from './show'

type Cell = { label: string; text: string }

const WIDEST_TABLE = 6
const LONGEST_CELL = 80

/** Writes the values of one table: repeated short values as a table, all others as a list. */
export function writeSheet({ table, records }: FileLine['sheets'][number]): string {
  const rows = records.map((record) => readCells(table, record)).filter((cells) => cells.length > 0)
  const labels = [...new Set(rows.flatMap((cells) => cells.map(({ label }) => label)))]
  const isShort = rows.every((cells) => cells.every(({ text }) => text.length <= LONGEST_CELL && !text.includes('\n')))
  return rows.length > 1 && labels.length <= WIDEST_TABLE && isShort
    ? writeTable(labels, rows)
    : rows.map(writeRecord).join('\n')
}

function readCells(table: string, record: ChildRecord): Cell[] {
  return Object.entries(record).flatMap(([column, value]) => {
    const label = columnLabel(table, column)
    const text = showCell(table, column, value)
    return label && text ? [{ label, text }] : []
  })
}

function writeTable(labels: readonly string[], rows: readonly Cell[][]): string {
  const head = labels.map((label) => `<th scope="col">${escapeHtml(label)}</th>`).join('')
  const body = rows.map((cells) => {
    const textOf = (label: string) => cells.find((cell) => cell.label === label)?.text ?? ''
    return `<tr>${labels.map((label) => `<td>${escapeHtml(textOf(label))}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

function writeRecord(cells: readonly Cell[]): string {
  const rows = cells.map(({ label, text }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`)
  return `<dl class="record">${rows.join('')}</dl>`
}
