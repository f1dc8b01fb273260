import 'server-only'
import writeWorkbook from 'write-excel-file/node'
import type { Column } from '../../rules/export-columns'

const WIDEST = 60
const NARROWEST = 8

/**
 * Builds an Excel workbook with one sheet, in memory. Numbers stay numbers; everything else is written as text, which a
 * spreadsheet never runs as a formula.
 * @param lines the cells of each row in column order
 */
export async function makeWorkbook(
  columns: readonly Column[],
  lines: readonly (readonly unknown[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const head = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }))
  const rows = lines.map((cells) => cells.map(toCell))
  const file = await writeWorkbook([head, ...rows], {
    stickyRowsCount: 1,
    columns: columns.map(({ label }, index) => ({ width: widthOf(label, lines, index) })),
  }).toBuffer()
  return new Uint8Array(file)
}

function toCell(value: unknown) {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' ? { value, type: Number } : { value: String(value), type: String }
}

// In characters: wide enough for most cells of the column, up to a readable maximum.
function widthOf(label: string, lines: readonly (readonly unknown[])[], index: number): number {
  const lengths = lines.slice(0, 200).map((cells) => String(cells[index] ?? '').length)
  return Math.min(WIDEST, Math.max(NARROWEST, label.length, ...lengths) + 2)
}
