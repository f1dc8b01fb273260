import { describe, expect, test } from 'vitest'
import { describeNarrowing, narrowingSchema, parseNarrowing } from './narrowing'

describe('the filters of an address', () => {
  test('every filter is understood', () => {
    expect(
      parseNarrowing({
        kind: 'pledges',
        status: 'pending',
        division: '12U',
        from: '9',
        to: '11',
        city: 'Peoria',
        assignee: 'me',
        overdue: '1',
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
      overdue: '1',
      suspicious: '1',
      tag: 'call back',
    })
  })

  test.each([
    ['an unknown kind', { kind: 'staff' }],
    ['a status that is no word', { status: "pending' OR 1=1" }],
    ['an unknown division', { division: '40U' }],
    ['an age nobody has', { from: '400' }],
    ['a word for an age', { to: 'ten' }],
    ['a status of no kind', { status: 'hacked' }],
    ['a city of more letters than any', { city: 'x'.repeat(61) }],
    ['an assignee that is no id', { assignee: 'kim' }],
    ['empty values', { kind: '', from: '', tag: '  ' }],
    ['names that are no filter', { search: 'Exampleton', constructor: 'x' }],
  ])('%s is left out', (_what, params) => {
    expect(parseNarrowing(params)).toEqual({})
  })

  test('a city that is none of the five is a city all the same', () => {
    expect(parseNarrowing({ city: 'Tempe' })).toEqual({ city: 'Tempe' })
  })

  test('of a repeated name the first one counts', () => {
    expect(parseNarrowing({ division: ['10U', '12U'] })).toEqual({ division: '10U' })
  })
})

test('what is sent is refused, never widened by leaving a filter out', () => {
  expect(narrowingSchema.safeParse({ kind: 'staff' }).success).toBe(false)
  expect(narrowingSchema.safeParse({ kind: 'pledges', where: '1=1' }).success).toBe(false)
})

test('a list says in words what it holds', () => {
  expect(describeNarrowing({})).toBe('Everything')
  expect(describeNarrowing({ kind: 'player-registrations', status: 'in_review', division: '12U', overdue: '1' })).toBe(
    'Registrations, In review, 12U, overdue',
  )
  expect(describeNarrowing({ kind: 'pledges', status: 'pledged', assignee: 'nobody', city: 'none', tag: 'gala' })).toBe(
    'Pledges, Pledged, without a city, assigned to nobody, tagged “gala”',
  )
  expect(describeNarrowing({ status: 'waiting', from: 9, to: 11, suspicious: '1', assignee: 'me' })).toBe(
    'Everything, waiting for an answer, from age 9 up to age 11, assigned to me, looking automatic',
  )
  expect(describeNarrowing({ status: 'spam', from: 9, to: 9 })).toBe('Everything, spam, age 9')
})
