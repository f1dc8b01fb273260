import { describe, expect, test } from 'vitest'
import { toTimeline, type RawEvent, type RawTimeline } from './timeline'

const OWN = 'PR-0000-0001'
const OTHER = 'PR-0000-0002'
const NOTHING: RawTimeline = { events: [], moves: [], mails: [], edits: [] }

function tell(raw: Partial<RawTimeline>) {
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

test('everything stands in its order, newest first', () => {
  expect(
    tell({
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

describe('what is said once', () => {
  test('openings in a row by one person', () => {
    expect(tell({ events: [event(3, 'opened'), event(2, 'opened'), event(1, 'opened', { by: 'Sam' })] })).toEqual([
      { title: 'Opened', by: 'Kim', detail: '2 times' },
      { title: 'Opened', by: 'Sam' },
    ])
  })

  test('a move, which the history tells better than “status”', () => {
    expect(tell({ events: [event(2, 'changed', { detail: 'status' })] })).toEqual([])
    expect(tell({ events: [event(2, 'changed', { detail: 'status, notes' })] })).toEqual([
      { title: 'Changed', by: 'Kim', detail: 'internal notes' },
    ])
  })

  test('that staff added it', () => {
    expect(tell({ events: [event(2, 'added'), event(1, 'received', { by: 'the system' })] })).toEqual([
      { title: 'Added by staff', by: 'Kim' },
    ])
  })
})

const EDIT = { id: '1', field: 'schoolName', before: 'Old School', after: 'New School', by: null, reason: null }

test('what staff corrected says who and why, and what was saved with it is told beside it', () => {
  const at = '2026-11-20T10:00:00.000000Z'
  const noted = event(0, 'changed', { detail: 'schoolName, notes', at })
  const edits = [{ ...EDIT, at, by: 'Kim', reason: 'A letter was missing.' }]
  expect(tell({ edits, events: [noted] })).toEqual([
    { title: 'Changed', by: 'Kim', detail: 'internal notes' },
    {
      title: 'Corrected by staff',
      by: 'Kim',
      detail: 'Why: A letter was missing.',
      differences: [{ label: 'school', before: 'Old School', after: 'New School' }],
    },
  ])
})

test('a family’s own changes show what stood there before', () => {
  const at = '2026-11-20T10:00:00.000000Z'
  const edits = [{ ...EDIT, at }]
  const noted = event(0, 'changed', { by: 'the family', detail: 'schoolName', at })
  expect(tell({ edits, events: [noted] })).toEqual([
    {
      title: 'Changed by the family',
      by: 'the family',
      differences: [{ label: 'school', before: 'Old School', after: 'New School' }],
    },
  ])
})

test('a merge shows the words it replaced, and the other one’s history is told with its number', () => {
  const at = '2026-11-20T10:30:00.000000Z'
  expect(
    tell({
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
  expect(tell({ events: [event(30, 'merged away', { detail: OTHER })] })).toEqual([
    { title: `Merged into ${OTHER}`, by: 'Kim' },
  ])
})
