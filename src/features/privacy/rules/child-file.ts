import { addDaysTo, addMonthsTo, daysBetween } from '@/lib/dates'
import type { Period } from './data-map/periods'
import type { RetentionPeriods } from './retention'
import { DATA_CLASSES, type DataClass, type DataRow, type Source } from './data-map/row'

/** Waivers are kept for some years after this birthday. */
export const ADULT_YEARS = 18

/** One line of a child's file: a kind of data, without its values. */
export type DataLine = Pick<DataRow, 'what' | 'class' | 'from' | 'purpose' | 'readers' | 'until'> & { count: number }

/** Merges the same data of two forms into one line. Leaves out data that was never given. */
export function mergeDataLines(rows: readonly DataLine[]): DataLine[] {
  const lines = new Map<string, DataLine>()
  for (const row of rows) {
    if (row.count === 0) continue
    const { what, class: kind, from, purpose, readers, until, count } = row
    const line = lines.get(lineKey(row))
    lines.set(lineKey(row), { what, class: kind, from, purpose, readers, until, count: count + (line?.count ?? 0) })
  }
  return [...lines.values()]
}

/** Returns the key by which rows are merged into one line. */
export function lineKey({ class: kind, what, until, readers }: Omit<DataLine, 'count'>): string {
  return [kind, what, until, ...readers].join(' ')
}

/** The lines of one kind of data. */
export type DataGroup<Line> = { kind: DataClass; title: string; count: number; lines: Line[] }

/** Groups the lines by kind of data, in the order of parents' likely questions. */
export function groupDataLines<Line extends DataLine>(lines: readonly Line[]): DataGroup<Line>[] {
  return (Object.keys(DATA_CLASSES) as DataClass[])
    .map((kind) => ({ kind, title: DATA_CLASSES[kind], lines: lines.filter((line) => line.class === kind) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, count: total(group.lines) }))
}

/** Counts the items of all lines, or of the given sources. */
export function total(lines: readonly DataLine[], ...sources: Source[]): number {
  return lines
    .filter(({ from }) => sources.length === 0 || sources.includes(from))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The dates from which retention periods are counted; days as yyyy-MM-dd. */
export type DeletionFacts = {
  born: string | null
  seasonEnds: string | null
  lastWord: string | null
  periods: RetentionPeriods
}

/** Returns the retention period of a line. The entry of a rostered player is stored as long as the player. */
export function periodOf({ until }: DataLine, isOnRoster: boolean): Period {
  return until === 'entry' && isOnRoster ? 'roster' : until
}

/** Returns the deletion date of a period, if it is known: assumes that the child stays until the season ends. */
export function deletionDate(period: Period, { born, seasonEnds, lastWord, periods }: DeletionFacts): string | null {
  switch (period) {
    case 'entry':
      return lastWord && addMonthsTo(lastWord, periods.entryMonths)
    case 'roster':
      return seasonEnds && addMonthsTo(seasonEnds, periods.rosterMonths)
    case 'health':
      return seasonEnds && addDaysTo(seasonEnds, periods.healthDays)
    case 'picture':
      return seasonEnds && addMonthsTo(seasonEnds, periods.pictureMonths)
    case 'consent':
      return born && addMonthsTo(born, (ADULT_YEARS + periods.consentYears) * 12)
    default:
      return null
  }
}

/**
 * A retention period with its end date for this child, and its position on the timeline from today (0) to the last date (1).
 */
export type LeavingLine = { period: Period; title: string; day: string; share: number }

/** Returns the lines of the timeline, sorted by date. Periods without a date are only in the table. */
export function leavingLines(
  held: readonly DataLine[],
  facts: DeletionFacts & { isOnRoster: boolean },
  today: string,
): LeavingLine[] {
  const titles = new Map<Period, string[]>()
  for (const line of held) {
    const period = periodOf(line, facts.isOnRoster)
    const title = DATA_CLASSES[line.class]
    if (!titles.get(period)?.includes(title)) titles.set(period, [...(titles.get(period) ?? []), title])
  }
  const lines = [...titles].flatMap(([period, names]) => {
    const day = deletionDate(period, facts)
    return day
      ? [{ period, title: names.map((name, index) => (index === 0 ? name : withinSentence(name))).join(', '), day }]
      : []
  })
  const last = Math.max(1, ...lines.map(({ day }) => daysBetween(today, day)))
  return lines
    .map((line) => ({ ...line, share: Math.max(0, daysBetween(today, line.day) / last) }))
    .sort((one, other) => one.share - other.share)
}

function withinSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}

/** Returns the first days of the years on the timeline. */
export function yearMarks(lines: readonly LeavingLine[], today: string): { year: string; share: number }[] {
  const last = lines.reduce((latest, { day }) => (day > latest ? day : latest), today)
  const span = Math.max(1, daysBetween(today, last))
  const first = Number(today.slice(0, 4)) + 1
  const count = Number(last.slice(0, 4)) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => String(first + index)).map((year) => ({
    year,
    share: daysBetween(today, `${year}-01-01`) / span,
  }))
}
