import { lineKey, type Held, type LeavingFacts } from '../child-file'
import type { DataRow } from '../data-map/row'
import { isForFamily, whyNotForFamily } from './readers'

/** The values of one row of the database, by the names of their columns. */
export type ChildRecord = Record<string, unknown>

/** One row of the data map with what it holds of a child. */
export type FileRow = DataRow & { count: number; records: ChildRecord[] }

/** One line of the file: what is held, with its values by the table they lie in. */
export type FileLine = Held & { sheets: { table: string; records: ChildRecord[] }[] }

/** What is held and is not in the file, with its number and the reason. */
export type LeftOut = { what: string; count: number; why: string }

/** Everything that is written into the file of a child. */
export type ChildExport = {
  /** A moment, ISO. */
  madeAt: string
  madeFor: 'the office' | 'the family'
  academy: { name: string; phone: string }
  child: LeavingFacts & { name: string; firstName: string; isOnRoster: boolean }
  lines: FileLine[]
  leftOut: LeftOut[]
}

const KEYS_LEFT_OUT = 'Keys by which a form that is sent twice is known'
const WHY_NO_KEYS = 'Programs need them. With one of them someone could change what you sent.'

/** Parts what is held into what is told and what is only named: for staff only secrets, for a family as the data map says. */
export function partHeld<Line extends Held>(
  lines: readonly Line[],
  madeFor: ChildExport['madeFor'],
): { told: Line[]; leftOut: LeftOut[] } {
  const isTold = (line: Line) => line.class !== 'secret' && (madeFor === 'the office' || isForFamily(line.readers))
  return { told: lines.filter(isTold), leftOut: nameLeftOut(lines.filter((line) => !isTold(line))) }
}

/** The same with the values of what is told. @param keys how many keys of forms were left out */
export function partRows(
  rows: readonly FileRow[],
  madeFor: ChildExport['madeFor'],
  keys: number,
): Pick<ChildExport, 'lines' | 'leftOut'> {
  const { told, leftOut } = partHeld(rows, madeFor)
  const named = keys > 0 ? [...leftOut, { what: KEYS_LEFT_OUT, count: keys, why: WHY_NO_KEYS }] : leftOut
  return { lines: gatherLines(told), leftOut: named }
}

/** How many things a file tells. */
export function countThings({ lines }: Pick<ChildExport, 'lines'>): number {
  return lines.reduce((sum, { count }) => sum + count, 0)
}

// What stands in several tables is named once.
function nameLeftOut(lines: readonly Held[]): LeftOut[] {
  const named = new Map<string, LeftOut>()
  for (const { what, class: kind, count } of lines) {
    if (count === 0) continue
    named.set(what, { what, count: count + (named.get(what)?.count ?? 0), why: whyNotForFamily(kind) })
  }
  return [...named.values()]
}

function gatherLines(rows: readonly FileRow[]): FileLine[] {
  const lines = new Map<string, FileLine>()
  for (const row of rows) {
    if (row.count === 0) continue
    const { table, records, count } = row
    const line = lines.get(lineKey(row)) ?? { ...row, count: 0, sheets: [] }
    lines.set(lineKey(row), { ...line, count: line.count + count, sheets: [...line.sheets, { table, records }] })
  }
  return [...lines.values()]
}
