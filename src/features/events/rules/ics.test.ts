import { expect, test, vi } from 'vitest'
import { practice, tournament } from '../../../../tests/support/events'
import { toCalendarFile } from './ics'
import type { PublicEvent } from './public-event'

const ORIGIN = 'https://academy.example.org'

/** Unfolds the lines of a calendar file and groups them by event. */
function read(...events: PublicEvent[]) {
  const file = toCalendarFile('Academy events', events, ORIGIN)
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n')
  const parts = lines.join('\n').split('BEGIN:VEVENT\n').slice(1)
  return { file, lines, parts: parts.map((part) => part.split('\n')) }
}

test('the file is a calendar: its lines end in CRLF, are at most 75 octets long, and every part is closed', () => {
  const description = 'Bring water, shoes and a ball; no jewelry.\nFamilies are welcome — in the stands. '.repeat(6)
  const { file, lines } = read(practice({ description }), tournament())
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  for (const part of ['VCALENDAR', 'VTIMEZONE', 'STANDARD', 'VEVENT']) {
    const count = (word: string) => lines.filter((line) => line === `${word}:${part}`).length
    expect(count('BEGIN')).toBe(count('END'))
  }
  expect(lines).toEqual(expect.arrayContaining(['VERSION:2.0', 'TZID:America/Phoenix', 'TZOFFSETTO:-0700']))
})

test('a series contains its time zone, its rule until the end of the last day, and its skipped dates', () => {
  const { parts } = read(practice({ exceptions: [{ day: '2027-01-08', kind: 'skipped', note: null }] }))
  expect(parts).toHaveLength(1)
  expect(parts[0]).toEqual(
    expect.arrayContaining([
      'UID:2f0e0f0e-0000-4000-8000-000000000001',
      'SEQUENCE:3',
      'DTSTAMP:20261201T180000Z',
      'LAST-MODIFIED:20261201T180000Z',
      'DTSTART;TZID=America/Phoenix:20270104T180000',
      'DTEND;TZID=America/Phoenix:20270104T200000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270529T065959Z;BYDAY=MO,FR',
      'EXDATE;TZID=America/Phoenix:20270108T180000',
      'SUMMARY:Evening practice',
      'LOCATION:Main gym\\, 100 Sample Way\\, Surprise\\, AZ',
      `URL;VALUE=URI:${ORIGIN}/events/evening-practice`,
      'STATUS:CONFIRMED',
    ]),
  )
})

test('a canceled date is an override with the same UID, not a gap', () => {
  const exceptions = [{ day: '2027-01-11', kind: 'cancelled' as const, note: 'The gym is closed.' }]
  const { parts } = read(practice({ repeat: 'fortnightly', exceptions: [{ ...exceptions[0]!, day: '2027-01-18' }] }))
  expect(parts).toHaveLength(2)
  expect(parts[0]).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270529T065959Z;BYDAY=MO,FR')
  expect(parts[0]!.join()).not.toContain('EXDATE')
  expect(parts[1]).toEqual(
    expect.arrayContaining([
      'UID:2f0e0f0e-0000-4000-8000-000000000001',
      'SEQUENCE:3',
      'RECURRENCE-ID;TZID=America/Phoenix:20270118T180000',
      'DTSTART;TZID=America/Phoenix:20270118T180000',
      'STATUS:CANCELLED',
    ]),
  )
  expect(parts[1]!.find((line) => line.startsWith('DESCRIPTION'))).toContain('The gym is closed.')
})

test('a canceled event stays in the file as canceled', () => {
  const { parts } = read(practice({ isCancelled: true, cancelNote: 'No coach.' }))
  expect(parts).toHaveLength(1)
  expect(parts[0]).toEqual(expect.arrayContaining(['STATUS:CANCELLED', expect.stringContaining('RRULE')]))
})

test('all-day events are dates, with the following day as the end', () => {
  const { parts } = read(tournament())
  expect(parts[0]).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270430', 'DTEND;VALUE=DATE:20270503']))
  const exceptions = [
    { day: '2027-05-07', kind: 'cancelled' as const, note: null },
    { day: '2027-05-14', kind: 'skipped' as const, note: null },
  ]
  const camp = read(tournament({ end: tournament().start, repeat: 'weekly', until: '2027-06-04', exceptions })).parts
  expect(camp[0]).toEqual(
    expect.arrayContaining([
      'DTEND;VALUE=DATE:20270501',
      'RRULE:FREQ=WEEKLY;UNTIL=20270604',
      'EXDATE;VALUE=DATE:20270514',
    ]),
  )
  expect(camp[1]).toEqual(expect.arrayContaining(['RECURRENCE-ID;VALUE=DATE:20270507', 'DTSTART;VALUE=DATE:20270507']))
})

test('the sign-up link is an absolute URL', () => {
  const { parts } = read(practice({ registrationHref: '/tryout-registration' }))
  expect(parts[0]!.find((line) => line.startsWith('DESCRIPTION'))).toContain(`Sign up: ${ORIGIN}/tryout-registration`)
})

test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])('the file is the same on a machine in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  const exceptions = [
    { day: '2027-03-15', kind: 'cancelled' as const, note: null },
    { day: '2027-03-19', kind: 'skipped' as const, note: null },
  ]
  const { lines } = read(practice({ exceptions }))
  expect(lines.filter((line) => /^(DTSTART|DTEND|EXDATE|RECURRENCE-ID);/.test(line))).toEqual([
    'DTSTART;TZID=America/Phoenix:20270104T180000',
    'DTEND;TZID=America/Phoenix:20270104T200000',
    'EXDATE;TZID=America/Phoenix:20270319T180000',
    'DTSTART;TZID=America/Phoenix:20270315T180000',
    'DTEND;TZID=America/Phoenix:20270315T200000',
    'RECURRENCE-ID;TZID=America/Phoenix:20270315T180000',
  ])
})

test('a name cannot add lines to the file', () => {
  const file = toCalendarFile('Games, drills\r\nX-EVIL:1', [], ORIGIN)
  expect(file).toContain('NAME:Games\\, drills X-EVIL:1\r\n')
  expect(file).not.toMatch(/^X-EVIL/m)
})

test('the file is complete without events, with its properties before its components', () => {
  const { file } = read()
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  expect(file.indexOf('REFRESH-INTERVAL')).toBeLessThan(file.indexOf('BEGIN:VTIMEZONE'))
  expect(read(practice(), tournament()).file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
})
