import * as z from 'zod'
import { formatDay, formatTime, toDay } from '@/lib/dates'
import type { RowOutcome } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import { EVENT_COLUMNS, EVENT_FIELDS, readEvent, type EventField, type ImportedEvent } from './values'

/** A file of events. Without `lines` the file is only checked. */
export const eventImportSchema = z.strictObject({
  text: z.string('Choose a file.').min(1, 'The file is empty.'),
  /** The lines that staff saw as additions in the dry run. */
  lines: z.array(z.int()).min(1, 'No line of this file adds an event.').optional(),
})

/** The import to undo, by the id of its audit entry. */
export const undoEventImportSchema = z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'There is no such import.') })

export type EventImportValues = z.output<typeof eventImportSchema>

/** An existing event. */
export type KnownEvent = { title: string; start: string }

export type EvaluatedEvents = { outcomes: RowOutcome[]; events: (ImportedEvent & { line: number })[] }

type Line = { line: number; cells: readonly string[] }
type Columns = (EventField | null)[]

const NEEDED = ['title', 'date', 'place', 'description'] as const

/** Maps each column to a field by its name, or returns one sentence about what is missing. */
export function readEventColumns(header: readonly string[]): Result<Columns> {
  const columns = header.map((name, index) => {
    const normalized = name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim()
    const find = (text: string) =>
      EVENT_FIELDS.find((field) => (EVENT_COLUMNS[field].names as readonly string[]).includes(text)) ?? null
    const field = find(normalized)
    return header.slice(0, index).some((before) => find(before.toLowerCase()) === field) ? null : field
  })
  const missing = NEEDED.filter((field) => !columns.includes(field)).map((field) => `“${EVENT_COLUMNS[field].label}”`)
  if (missing.length === 0) return done(columns)
  return refused(`The first line must name the columns. Missing: ${missing.join(', ')}.`)
}

/** Classifies each line: added to the calendar, already there, or rejected with the reason. */
export function evaluateEvents(
  columns: Columns,
  lines: readonly Line[],
  known: readonly KnownEvent[],
  squadKeys: readonly string[],
): EvaluatedEvents {
  const judged: EvaluatedEvents = { outcomes: [], events: [] }
  const there = new Set(known.map(keyOf))
  const lineOf = new Map<string, number>()
  for (const { line, cells } of lines) {
    const read = readEvent(
      Object.fromEntries(columns.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : []))),
      squadKeys,
    )
    const name = (read.ok ? read.value.title : cells[columns.indexOf('title')]) || 'No title'
    const settle = (outcome: RowOutcome['outcome'], reason: string) =>
      judged.outcomes.push({ line, name, outcome, reason })
    if (!read.ok) {
      settle('refused', read.error)
      continue
    }
    const key = keyOf(read.value)
    const repeated = lineOf.get(key)
    if (repeated !== undefined) settle('refused', `The same event is in line ${repeated}.`)
    else if (there.has(key)) settle('same', 'The calendar has it already. Nothing changes.')
    else {
      settle('add', describe(read.value))
      judged.events.push({ ...read.value, line })
    }
    if (repeated === undefined) lineOf.set(key, line)
  }
  return judged
}

function describe({ allDay, start, end, place, squads }: ImportedEvent): string {
  const day = formatDay(toDay(start), 'EEE, MMM d, yyyy')
  const time = allDay ? 'all day' : `${formatTime(start)} to ${formatTime(end)}`
  return `${day}, ${time}, ${place.name}, ${squads.length > 0 ? squads.join(', ') : 'everyone'}.`
}

function keyOf({ title, start }: KnownEvent): string {
  return `${title.trim().toLowerCase()} ${start}`
}
