import { momentAt } from '@/lib/dates'
import { tidyBirthday, toIsoDate } from '@/lib/birthday'
import { done, refused, type Result } from '@/lib/result'
import { findEndProblem } from '../calendar'
import { EVENT_TYPES, type EventType } from '../options'

/** The fields of an event that an import reads. */
export const EVENT_COLUMNS = {
  title: { label: 'Title', names: ['title', 'event', 'name', 'what'] },
  type: { label: 'Type', names: ['type', 'kind'] },
  date: { label: 'Date', names: ['date', 'day', 'start date'] },
  lastDay: { label: 'Last day', names: ['last day', 'end date', 'until'] },
  starts: { label: 'Starts', names: ['starts', 'start', 'start time', 'time', 'from'] },
  ends: { label: 'Ends', names: ['ends', 'end', 'end time', 'to'] },
  place: { label: 'Place', names: ['place', 'location', 'gym', 'where', 'venue'] },
  address: { label: 'Address', names: ['address', 'street'] },
  squads: { label: 'Squads', names: ['squads', 'squad', 'divisions', 'division', 'team', 'teams'] },
  description: { label: 'Description', names: ['description', 'details', 'about', 'notes'] },
} as const

export type EventField = keyof typeof EVENT_COLUMNS
export const EVENT_FIELDS = Object.keys(EVENT_COLUMNS) as EventField[]
export type EventCells = Partial<Record<EventField, string>>

/** An event in its stored format: times are ISO 8601 in UTC. */
export type ImportedEvent = {
  title: string
  type: EventType
  /** The keys of squads; an empty list means everyone. */
  squads: string[]
  allDay: boolean
  start: string
  end: string
  place: { name: string; address: string | null }
  description: string
}

const MAX = { title: 80, place: 80, address: 160, description: 1500 } as const
const CLOCK = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm|a|p)?\.?m?\.?$/i
const NOON = 12
const MINUTES_OF_HOUR = 60

/**
 * Parses an event from a line. An event without times lasts all day.
 * @param squadKeys the existing squads
 * @returns an error with one sentence that explains how to fix the line
 */
export function readEvent(cells: EventCells, squadKeys: readonly string[]): Result<ImportedEvent> {
  const { title = '', place = '', address = '', description = '' } = cells
  const missing = [!title && 'title', !place && 'place', !description && 'description'].find((one) => one !== false)
  if (missing) return refused(`The ${missing} is missing.`)
  const long = (Object.keys(MAX) as (keyof typeof MAX)[]).find((key) => (cells[key] ?? '').length > MAX[key])
  if (long) return refused(`The ${long} has more than ${MAX[long]} letters.`)
  const type = readType(cells.type ?? '')
  if (!type) return refused(`“${cells.type}” is no type. Use ${Object.values(EVENT_TYPES).join(', ')}.`)
  const squads = readSquads(cells.squads ?? '', squadKeys)
  if (!squads.ok) return squads
  const time = readTime(cells)
  if (!time.ok) return time
  const event = { title, type, squads: squads.value, place: { name: place, address: address || null }, description }
  return done({ ...event, ...time.value })
}

type Time = Pick<ImportedEvent, 'allDay' | 'start' | 'end'>

function readTime({ date = '', lastDay = '', starts = '', ends = '' }: EventCells): Result<Time> {
  const [first, last] = [readDay(date), lastDay ? readDay(lastDay) : readDay(date)]
  if (!first) return refused(date ? `“${date}” is not a day. Write it like 12/05/2026.` : 'The date is missing.')
  if (!last) return refused(`“${lastDay}” is not a day. Write it like 12/05/2026.`)
  const allDay = !starts && !ends
  const [from, to] = allDay ? ['00:00', '00:00'] : [readClock(starts), readClock(ends)]
  if (!from) return refused(starts ? `“${starts}” is no time. Write it like 6:30 PM.` : 'When it starts is missing.')
  if (!to) return refused(ends ? `“${ends}” is no time. Write it like 8 PM.` : 'When it ends is missing.')
  const time = { allDay, start: momentAt(first, from), end: momentAt(last, to) }
  const problem = findEndProblem(time)
  return problem ? refused(problem) : done(time)
}

function readDay(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? toIsoDate(`${text.slice(5, 7)}/${text.slice(8)}/${text.slice(0, 4)}`)
    : toIsoDate(tidyBirthday(text))
}

// Parses a time to 24 hours: "6:30 PM" is 18:30. Returns null for invalid input.
function readClock(text: string): string | null {
  const [, hours = '', minutes = '0', half] = CLOCK.exec(text.trim()) ?? []
  if (!hours || Number(minutes) >= MINUTES_OF_HOUR) return null
  const isHalf = half !== undefined
  const hour = isHalf ? (Number(hours) % NOON) + (/^p/i.test(half) ? NOON : 0) : Number(hours)
  if (hour > 23 || (isHalf && (Number(hours) < 1 || Number(hours) > NOON))) return null
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

function readType(text: string): EventType | null {
  if (!text) return 'other'
  const keys = Object.keys(EVENT_TYPES) as EventType[]
  const word = text.toLowerCase()
  return keys.find((key) => key === word || EVENT_TYPES[key].toLowerCase() === word) ?? null
}

function readSquads(text: string, keys: readonly string[]): Result<string[]> {
  const words = text.split(/[\s,;/+&]+/).filter((word) => word !== '' && !/^(and|all|everyone)$/i.test(word))
  const unknown = words.find((word) => !keys.includes(word.toUpperCase()))
  if (unknown) return refused(`“${unknown}” is no squad. Use ${keys.join(', ')}.`)
  return done([...new Set(words.map((word) => word.toUpperCase()))])
}
