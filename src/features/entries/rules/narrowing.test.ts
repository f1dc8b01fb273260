import { describe, expect, test } from 'vitest'
import { describeNarrowing } from './describe-narrowing'
import { narrowingSchema, parseNarrowing, type Narrowing } from './narrowing-schema'
import { FLOWS } from './flow'

const COLLEAGUE = '5f0c1f60-0000-4000-8000-000000000001'

describe('the filters of a query', () => {
  test('parses every filter', () => {
    expect(
      parseNarrowing({
        kind: 'pledges',
        status: 'pending',
        division: '12U',
        from: '9',
        to: '11',
        city: 'Peoria',
        assignee: 'me',
        since: '2026-11-16',
        until: '2026-11-22',
        overdue: '1',
        offered: '1',
        suspicious: '1',
        tag: ' Call  Back ',
      }),
    ).toEqual({
      kind: 'pledges',
      status: 'pending',
      division: '12U',
      from: 9,
      to: 11,
      city: 'Peoria',
      assignee: 'me',
      since: '2026-11-16',
      until: '2026-11-22',
      overdue: '1',
      offered: '1',
      suspicious: '1',
      tag: 'call back',
    })
  })

  test.each([
    ['an unknown kind', { kind: 'staff' }],
    ['a status that is no word', { status: "pending' OR 1=1" }],
    ['an unknown division', { division: '40U' }],
    ['an impossible age', { from: '400' }],
    ['a word for an age', { to: 'ten' }],
    ['a status of no kind', { status: 'hacked' }],
    ['a status that every object knows', { status: 'constructor' }],
    ['a city of more letters than any', { city: 'x'.repeat(61) }],
    ['an assignee that is no id', { assignee: 'kim' }],
    ['a day that no month has', { since: '2026-11-31', until: 'today' }],
    ['empty values', { kind: '', from: '', tag: '  ' }],
    ['names that are no filter', { search: 'Exampleton', constructor: 'x' }],
  ])('ignores %s', (_what, params) => {
    expect(parseNarrowing(params)).toStrictEqual({})
  })

  test('accepts a city without a page', () => {
    expect(parseNarrowing({ city: 'Tempe' })).toEqual({ city: 'Tempe' })
  })

  test('uses the first of repeated parameters', () => {
    expect(parseNarrowing({ division: ['10U', '12U'] })).toEqual({ division: '10U' })
  })
})

test('rejects an invalid request instead of ignoring a filter', () => {
  expect(narrowingSchema.safeParse({ kind: 'staff' }).success).toBe(false)
  expect(narrowingSchema.safeParse({ kind: 'pledges', where: '1=1' }).success).toBe(false)
})

describe('the description of a list', () => {
  test.each<[Narrowing, string]>([
    [{}, 'Everything'],
    [
      { kind: 'player-registrations', status: 'in_review', division: '12U', overdue: '1' },
      'Registrations, In review, 12U, overdue',
    ],
    [
      { kind: 'pledges', status: 'pledged', assignee: 'nobody', city: 'none', tag: 'gala' },
      'Pledges, Pledged, without a city, not assigned, tagged “gala”',
    ],
    [
      { status: 'waiting', suspicious: '1', assignee: 'me' },
      'Everything, waiting for an answer, assigned to me, looking automatic',
    ],
    [{ status: 'new', assignee: COLLEAGUE }, 'Everything, new, assigned to one person'],
    [{ status: 'in_review', division: 'none', city: 'Peoria' }, 'Everything, In review, without a division, Peoria'],
    [{ status: 'pledged' }, 'Everything, Pledged'],
    [{ status: 'spam', from: 9, to: 9 }, 'Everything, spam, age 9'],
    [{ from: 9, to: 11 }, 'Everything, from age 9 up to age 11'],
    [{ from: 9 }, 'Everything, from age 9'],
    [{ to: 11 }, 'Everything, up to age 11'],
    [{ since: '2026-11-16', until: '2026-11-22' }, 'Everything, received from Nov 16, 2026 to Nov 22, 2026'],
  ])('%o', (filters, words) => {
    expect(describeNarrowing(filters)).toBe(words)
  })
})

test('has the same label for a status in every flow, so that lists of all kinds can name it', () => {
  for (const flow of Object.values(FLOWS)) {
    for (const [status, { label }] of Object.entries(flow)) {
      expect(describeNarrowing({ status }).toLowerCase()).toBe(`everything, ${label.toLowerCase()}`)
    }
  }
})
