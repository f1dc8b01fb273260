import { describe, expect, test } from 'vitest'
import { describeAuthor, describeMoment, isCountedDown, outboxFilters } from './outbox'

const NOW = new Date('2026-11-20T03:00:00Z') // Thursday, 8 PM in Arizona
const MAIL = {
  status: 'queued',
  lastError: null,
  sendAt: '2026-11-20T03:08:00.000Z',
  sentAt: '2026-11-19T16:41:00.000Z',
  createdAt: '2026-11-18T16:00:00.000Z',
  updatedAt: '2026-11-19T21:31:00.000Z',
}

test('today begins at midnight in Arizona, not in UTC', () => {
  expect(outboxFilters(NOW).sentToday[1]).toEqual({ sentAt: { greater_than_equal: '2026-11-19T07:00:00.000Z' } })
})

test.each([
  ['es', 'Dario Ruiz', 'Spanish, by Dario Ruiz'],
  ['en', 'Kim Moreno', 'English, by you'],
  ['en', null, 'English, automatic'],
] as const)('describes a mail in %s by %s', (language, sentBy, expected) => {
  expect(describeAuthor(language, sentBy, 'Kim Moreno')).toBe(expected)
})

test('an automatic mail is not by a reader without a name', () => {
  expect(describeAuthor('en', null, null)).toBe('English, automatic')
})

describe('what became of a mail', () => {
  test.each([
    [{ status: 'waiting' }, ''],
    [{ status: 'waiting', sendAt: '2026-11-22T16:00:00Z' }, 'Goes out Nov 22'],
    [{ status: 'held', sendAt: null }, 'Held with others until soon'],
    [{ status: 'sent' }, 'Sent Thu 9:41 AM'],
    [{ status: 'kept' }, 'Kept Wed 9:00 AM, no mail server'],
    [{ status: 'failed' }, 'Failed Thu 2:31 PM'],
    [{ status: 'undone' }, 'Taken back Thu 2:31 PM'],
    [{ status: 'queued' }, 'On its way'],
    [{ status: 'queued', lastError: '421' }, 'Tried, and tried again soon (421)'],
  ])('%j: %s', (change, expected) => {
    expect(describeMoment({ ...MAIL, ...change }, NOW)).toBe(expected)
  })
})

test.each([
  ['within the last hour', '2026-11-20T03:59:59Z', true],
  ['an hour before', '2026-11-20T04:00:00Z', false],
  ['after its time', '2026-11-20T02:59:00Z', true],
])('a waiting mail is counted down %s', (_when, sendAt, expected) => {
  expect(isCountedDown({ status: 'waiting', sendAt }, NOW.getTime())).toBe(expected)
  expect(isCountedDown({ status: 'held', sendAt }, NOW.getTime())).toBe(false)
})
