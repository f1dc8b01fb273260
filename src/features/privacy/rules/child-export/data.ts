import { deletionDate, periodOf } from '../child-file'
import { describePeriods } from '../data-map/periods'
import { DATA_CLASSES, SOURCES } from '../data-map/row'
import type { ChildExport } from './file'

/** The version of the JSON schema; increment it when the schema changes. */
const VERSION = 1

/**
 * Writes the same contents as the page as JSON. Days are yyyy-MM-dd, times are ISO 8601 in UTC; a film, quiz, squad or tryout
 * day is given by its name. The schema is documented in docs/decisions/078-export-a-childs-file-as-one-zip.md.
 */
export function writeData({ madeAt, madeFor, academy, child, lines, pictures, leftOut }: ChildExport): string {
  const periods = describePeriods(child.periods)
  const things = lines.map((line) => {
    const period = periodOf(line, child.isOnRoster)
    return {
      what: line.what,
      kind: DATA_CLASSES[line.class],
      why: line.purpose,
      from: SOURCES[line.from],
      readers: line.readers,
      until: periods[period],
      leavesOn: deletionDate(period, child),
      count: line.count,
      records: line.sheets.flatMap(({ table, records }) => records.map((values) => ({ table, values }))),
    }
  })
  const { name, born } = child
  const whole = { format: 'fullcourt-child-file', version: VERSION, madeAt, madeFor, academy: academy.name }
  return `${JSON.stringify({ ...whole, child: { name, born }, things, pictures: pictures.map(({ name: file, alt }) => ({ file, alt })), leftOut }, null, 2)}\n`
}
