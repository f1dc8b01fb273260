import { addDaysTo, addMonthsTo, daysBetween } from '@/lib/dates'
import type { Period } from './data-map/periods'
import { DATA_CLASSES, type DataClass, type DataRow, type Source } from './data-map/row'

/** One line of a child's file: what is held, never its words. */
export type Held = Pick<DataRow, 'what' | 'class' | 'from' | 'purpose' | 'readers' | 'until'> & { count: number }

/** The same thing from two forms is one line; what nobody gave is none. */
export function gatherHeld(rows: readonly Held[]): Held[] {
  const lines = new Map<string, Held>()
  for (const row of rows) {
    if (row.count === 0) continue
    const { what, class: kind, from, purpose, readers, until, count } = row
    const line = lines.get(lineKey(row))
    lines.set(lineKey(row), { what, class: kind, from, purpose, readers, until, count: count + (line?.count ?? 0) })
  }
  return [...lines.values()]
}

/** What stands on one line of the file together. */
export function lineKey({ class: kind, what, until, readers }: Omit<Held, 'count'>): string {
  return [kind, what, until, ...readers].join(' ')
}

/** What is held of one kind. */
export type HeldGroup<Line> = { kind: DataClass; title: string; count: number; lines: Line[] }

/** The lines by what kind of thing they are, in the order in which a parent asks. */
export function groupHeld<Line extends Held>(lines: readonly Line[]): HeldGroup<Line>[] {
  return (Object.keys(DATA_CLASSES) as DataClass[])
    .map((kind) => ({ kind, title: DATA_CLASSES[kind], lines: lines.filter((line) => line.class === kind) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, count: total(group.lines) }))
}

/** How many things are held, all or those of one source. */
export function total(lines: readonly Held[], ...sources: Source[]): number {
  return lines
    .filter(({ from }) => sources.length === 0 || sources.includes(from))
    .reduce((sum, { count }) => sum + count, 0)
}

/** What the days of leaving are counted from; days as yyyy-MM-dd. */
export type LeavingFacts = { born: string | null; seasonEnds: string | null; lastWord: string | null }

/** What led to a place stays as long as the player does. */
export function periodOf({ until }: Held, isOnRoster: boolean): Period {
  return until === 'entry' && isOnRoster ? 'roster' : until
}

/** The day on which something leaves, when it can be said today: if the child stays until the season ends. */
export function leavesOn(period: Period, { born, seasonEnds, lastWord }: LeavingFacts): string | null {
  switch (period) {
    case 'entry':
      return lastWord && addMonthsTo(lastWord, 24)
    case 'roster':
      return seasonEnds && addMonthsTo(seasonEnds, 36)
    case 'health':
      return seasonEnds && addDaysTo(seasonEnds, 90)
    case 'picture':
      return seasonEnds && addMonthsTo(seasonEnds, 12)
    case 'consent':
      return born && addMonthsTo(born, (18 + 2) * 12)
    default:
      return null
  }
}

/** A period with the day on which it ends for this child, and where that lies between today (0) and the last of them (1). */
export type LeavingLine = { period: Period; title: string; day: string; share: number }

/** What is drawn on the line of time, in the order in which it leaves. What has no day is told in the table alone. */
export function leavingLines(
  held: readonly Held[],
  facts: LeavingFacts & { isOnRoster: boolean },
  today: string,
): LeavingLine[] {
  const titles = new Map<Period, string[]>()
  for (const line of held) {
    const period = periodOf(line, facts.isOnRoster)
    const title = DATA_CLASSES[line.class]
    if (!titles.get(period)?.includes(title)) titles.set(period, [...(titles.get(period) ?? []), title])
  }
  const lines = [...titles].flatMap(([period, names]) => {
    const day = leavesOn(period, facts)
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

/** The first days of the years that the line of time crosses. */
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
