import { describe, expect, test } from 'vitest'
import { toTimeline, type RawEvent, type RawTimeline } from './timeline'

const OWN = 'PR-0000-0001'
const OTHER = 'PR-0000-0002'
const NOTHING: RawTimeline = { events: [], moves: [], mails: [], edits: [] }

function summarizeTimeline(raw: Partial<RawTimeline>) {
  return toTimeline('player-registrations', OWN, { ...NOTHING, ...raw }).map(({ title, by, detail, differences }) => ({
    title,
    by,
    ...(detail ? { detail } : {}),
    ...(differences ? { differences } : {}),
  }))
}

function event(minute: number, action: string, change: Partial<RawEvent> = {}): RawEvent {
  const at = `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000000Z`
  return { id: String(minute), at, by: 'Kim', action, detail: null, reference: OWN, ...change }
}

test('sorts all kinds of events, newest first', () => {
  expect(
    summarizeTimeline({
      events: [event(9, 'changed', { detail: 'notes, division' }), event(1, 'received', { by: 'the system' })],
      moves: [
        { id: 'm', at: '2026-11-20T10:05:00.000000Z', by: 'Kim', from: 'pending', to: 'in_review', reference: OWN },
      ],
      mails: [
        { id: 'x', at: '2026-11-20T10:07:00.000000Z', by: null, subject: 'Received', status: 'kept', isToFamily: true },
      ],
    }),
  ).toEqual([
    { title: 'Changed', by: 'Kim', detail: 'internal notes, division' },
    { title: 'Mail to the family', by: 'the system', detail: '“Received”: kept here, as no mail server is set' },
    { title: 'Pending → In review', by: 'Kim' },
    { title: 'Received', by: 'through the site' },
  ])
})

describe('events that are merged or left out', () => {
  test('merges consecutive openings by one person', () => {
    expect(
      summarizeTimeline({
        events: [event(4, 'opened'), event(3, 'opened'), event(2, 'opened', { by: 'Sam' }), event(1, 'opened')],
      }),
    ).toEqual([
      { title: 'Opened', by: 'Kim', detail: '2 times' },
      { title: 'Opened', by: 'Sam' },
      { title: 'Opened', by: 'Kim' },
    ])
  })

  test('leaves out the change of “status”, which the history contains', () => {
    expect(summarizeTimeline({ events: [event(2, 'changed', { detail: 'status' })] })).toEqual([])
    expect(summarizeTimeline({ events: [event(2, 'changed', { detail: 'status, notes' })] })).toEqual([
      { title: 'Changed', by: 'Kim', detail: 'internal notes' },
    ])
  })

  test('leaves out “received” for an entry added by staff', () => {
    expect(summarizeTimeline({ events: [event(2, 'added'), event(1, 'received', { by: 'the system' })] })).toEqual([
      { title: 'Added by staff', by: 'Kim' },
    ])
  })
})

const EDIT = { id: '1', field: 'schoolName', before: 'Old School', after: 'New School', by: null, reason: null }

test('shows who corrected a value and why, and other changes of the same save separately', () => {
  const at = '2026-11-20T10:00:00.000000Z'
  const noted = event(0, 'changed', { detail: 'schoolName, notes', at })
  const edits = [{ ...EDIT, at, by: 'Kim', reason: 'A letter was missing.' }]
  expect(summarizeTimeline({ edits, events: [noted] })).toEqual([
    { title: 'Changed', by: 'Kim', detail: 'internal notes' },
    {
      title: 'Corrected by staff',
      by: 'Kim',
      detail: 'Why: A letter was missing.',
      differences: [{ label: 'school', before: 'Old School', after: 'New School' }],
    },
  ])
})

test('shows the former value of a family’s own change', () => {
  const at = '2026-11-20T10:00:00.000000Z'
  const edits = [{ ...EDIT, at }]
  const noted = event(0, 'changed', { by: 'the family', detail: 'schoolName', at })
  expect(summarizeTimeline({ edits, events: [noted] })).toEqual([
    {
      title: 'Changed by the family',
      by: 'the family',
      differences: [{ label: 'school', before: 'Old School', after: 'New School' }],
    },
  ])
})

test('shows the values that a merge replaced, and the other entry’s events with its reference', () => {
  const at = '2026-11-20T10:30:00.000000Z'
  expect(
    summarizeTimeline({
      events: [
        event(30, 'merged', { detail: `${OTHER}: schoolName`, at }),
        event(30, 'merged away', { id: '31', reference: OTHER, detail: OWN, at }),
        event(4, 'received', { reference: OTHER, by: 'the system' }),
      ],
      edits: [{ ...EDIT, at }],
    }),
  ).toEqual([
    {
      title: `Merged with ${OTHER}`,
      by: 'Kim',
      detail: 'taken over: school',
      differences: [{ label: 'school', before: 'Old School', after: 'New School' }],
    },
    { title: `Received (${OTHER})`, by: 'through the site' },
  ])
  expect(summarizeTimeline({ events: [event(30, 'merged away', { detail: OTHER })] })).toEqual([
    { title: `Merged into ${OTHER}`, by: 'Kim' },
  ])
})
