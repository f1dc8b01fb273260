import { formatReaders } from '../child-export/readers'
import { dataMap } from './data-map'
import type { RetentionPeriods } from '../retention'
import { describePeriods } from './periods'
import { DATA_CLASSES, type DataClass } from './row'

/** Data with the same readers and retention period, as the privacy page lists it. */
type RetainedPart = { readers: string; until: string; rows: { what: string; purpose: string }[] }

export type RetainedGroup = { title: string; parts: RetainedPart[] }

/** Data about staff, who are informed by their own agreement. */
const LEFT_OUT: readonly DataClass[] = ['staff']

/** Lists all data about families and supporters in the data map, without repetitions. */
export function listRetainedData(periods: RetentionPeriods): RetainedGroup[] {
  const periodTexts = describePeriods(periods)
  return (Object.keys(DATA_CLASSES) as DataClass[])
    .filter((kind) => !LEFT_OUT.includes(kind))
    .map((kind) => ({ title: DATA_CLASSES[kind], parts: partsOf(kind, periodTexts) }))
    .filter(({ parts }) => parts.length > 0)
}

function partsOf(kind: DataClass, periodTexts: ReturnType<typeof describePeriods>): RetainedPart[] {
  const parts = new Map<string, RetainedPart>()
  for (const { what, purpose, readers, until } of dataMap.filter((row) => row.class === kind)) {
    const [readerWords, period] = [formatReaders(readers), periodTexts[until]]
    const key = `${readerWords} ${period}`
    const part = parts.get(key) ?? { readers: readerWords, until: period, rows: [] }
    parts.set(key, part)
    if (!part.rows.some((row) => row.what === what && row.purpose === purpose)) part.rows.push({ what, purpose })
  }
  return [...parts.values()]
}
