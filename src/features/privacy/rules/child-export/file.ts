import { lineKey, type DataLine, type DeletionFacts } from '../child-file'
import type { DataRow } from '../data-map/row'
import { isForFamily, explainLeftOut } from './readers'

/** The values of one database row, by column name. */
export type ChildRecord = Record<string, unknown>

/** A row of the data map with a child's records. */
export type FileRow = DataRow & { count: number; records: ChildRecord[] }

/** One line of the file: a kind of data, with its values by table. */
export type FileLine = DataLine & { sheets: { table: string; records: ChildRecord[] }[] }

/** Data that is stored but not part of the file, with its count and the reason. */
export type LeftOut = { what: string; count: number; reason: string }

/** A picture of the child: its name within the zip, its text alternative, and the name of its stored file. */
export type FilePicture = { name: string; alt: string; filename: string }

/** The complete contents of a child's file. */
export type ChildExport = {
  /** An ISO timestamp. */
  madeAt: string
  madeFor: 'the office' | 'the family'
  academy: { name: string; phone: string }
  child: DeletionFacts & { name: string; firstName: string; isOnRoster: boolean }
  lines: FileLine[]
  pictures: FilePicture[]
  leftOut: LeftOut[]
}

const KEYS_LEFT_OUT = 'Keys by which a form that is sent twice is known'
const WHY_NO_KEYS = 'Programs need them. With one of them someone could change what you sent.'

/**
 * Splits the data into what the file shows and what it only mentions. Staff get everything but secrets, a family gets what the
 * data map allows.
 */
export function splitExport<Line extends DataLine>(
  lines: readonly Line[],
  madeFor: ChildExport['madeFor'],
): { included: Line[]; leftOut: LeftOut[] } {
  const isIncluded = (line: Line) => line.class !== 'secret' && (madeFor === 'the office' || isForFamily(line.readers))
  return { included: lines.filter(isIncluded), leftOut: nameLeftOut(lines.filter((line) => !isIncluded(line))) }
}

/**
 * Splits the rows like {@link splitExport}, with the values of what is shown.
 * @param keys the number of form keys that were left out
 */
export function partRows(
  rows: readonly FileRow[],
  madeFor: ChildExport['madeFor'],
  keys: number,
): Pick<ChildExport, 'lines' | 'leftOut'> {
  const { included, leftOut } = splitExport(rows, madeFor)
  const named = keys > 0 ? [...leftOut, { what: KEYS_LEFT_OUT, count: keys, reason: WHY_NO_KEYS }] : leftOut
  return { lines: gatherLines(included), leftOut: named }
}

/** Returns the number of items in a file. */
export function countItems({ lines }: Pick<ChildExport, 'lines'>): number {
  return lines.reduce((sum, { count }) => sum + count, 0)
}

// Data of several tables is mentioned once.
function nameLeftOut(lines: readonly DataLine[]): LeftOut[] {
  const named = new Map<string, LeftOut>()
  for (const { what, class: kind, count } of lines) {
    if (count === 0) continue
    named.set(what, { what, count: count + (named.get(what)?.count ?? 0), reason: explainLeftOut(kind) })
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
