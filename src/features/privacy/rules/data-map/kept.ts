import { readersInWords } from '../child-export/readers'
import { dataMap } from './data-map'
import type { RetentionPeriods } from '../retention'
import { describePeriods } from './periods'
import { DATA_CLASSES, type DataClass } from './row'

/** One kind of data about families and supporters, as the privacy page lists it. */
type Kept = { what: string; purpose: string; readers: string; until: string }

export type RetainedGroup = { title: string; rows: Kept[] }

/** Data about staff, who are informed by their own agreement. */
const LEFT_OUT: readonly DataClass[] = ['staff']

/** Lists all data about families and supporters in the data map, without repetitions. */
export function listRetainedData(periods: RetentionPeriods): RetainedGroup[] {
  const words = describePeriods(periods)
  return (Object.keys(DATA_CLASSES) as DataClass[])
    .filter((kind) => !LEFT_OUT.includes(kind))
    .map((kind) => ({ title: DATA_CLASSES[kind], rows: rowsOf(kind, words) }))
    .filter(({ rows }) => rows.length > 0)
}

function rowsOf(kind: DataClass, words: ReturnType<typeof describePeriods>): Kept[] {
  const rows = dataMap
    .filter((row) => row.class === kind)
    .map(({ what, purpose, readers, until }) => ({
      what,
      purpose,
      readers: readersInWords(readers),
      until: words[until],
    }))
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}
