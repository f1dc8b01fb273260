import { describe, expect, test } from 'vitest'
import { describePlan, explainFailure, findMomentProblem, listPresets, toMoment } from './publish-plans'

// Phoenix is UTC-7.
const WEDNESDAY_EVENING = new Date('2026-11-19T03:00:00Z')

describe('listPresets', () => {
  test('returns tomorrow and the next Friday in the academy’s time zone', () => {
    expect(listPresets(WEDNESDAY_EVENING)).toEqual([
      { label: 'Tomorrow 7 AM', day: '2026-11-19', time: '07:00' },
      { label: 'Friday 4 PM', day: '2026-11-20', time: '16:00' },
    ])
  })

  test.each([
    ['before 4 PM on a Friday offers today', '2026-11-20T22:59:00Z', 'Today 4 PM', '2026-11-20'],
    ['from 4 PM on a Friday offers the next one', '2026-11-20T23:00:00Z', 'Friday 4 PM', '2026-11-27'],
    ['on a Saturday offers the next Friday', '2026-11-21T20:00:00Z', 'Friday 4 PM', '2026-11-27'],
  ])('%s', (_, now, label, day) => expect(listPresets(new Date(now))[1]).toEqual({ label, day, time: '16:00' }))

  test('returns only times in the future, at any hour of a week', () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = new Date(WEDNESDAY_EVENING.getTime() + hour * 60 * 60 * 1000)
      for (const { day, time } of listPresets(now)) expect(findMomentProblem(toMoment(day, time), now)).toBeNull()
    }
  })
})

test('toMoment uses the academy’s time zone, and returns null for incomplete input', () => {
  expect(toMoment('2026-11-19', '07:00')).toBe('2026-11-19T14:00:00.000Z')
})

test.each([
  ['', '07:00'],
  ['2026-11', '07:00'],
  ['2026-13-45', '07:00'],
  ['2026-11-19', ''],
  ['2026-11-19', '7:00'],
  ['2026-11-19', '25:00'],
])('toMoment(%j, %j) is null', (day, time) => {
  expect(toMoment(day, time)).toBeNull()
})

test.each([
  [null, 'Choose a day and a time.'],
  ['soon', 'Choose a day and a time.'],
  ['2026-11-19T03:00:00Z', 'That moment is over. Choose one that is still to come.'],
  ['2026-11-19T03:01:00Z', null],
  ['2027-11-20T03:00:00Z', null],
  ['2027-11-20T03:00:01Z', 'Choose a day within a year.'],
])('findMomentProblem(%s): %s', (moment, problem) => {
  expect(findMomentProblem(moment, WEDNESDAY_EVENING)).toBe(problem)
})

test('describePlan formats the time in words', () => {
  const at = `${new Date().getUTCFullYear()}-06-18T14:00:00Z`
  expect(describePlan('publish', at)).toMatch(/^Goes out \w+day, June 18 at 7:00 AM$/)
  expect(describePlan('unpublish', '2020-06-18T14:00:00Z')).toBe('Goes offline Thursday, June 18, 2020 at 7:00 AM')
})

test.each([
  ['The following field is invalid: Article > Excerpt', 'Before it can go out, fix: Article > Excerpt.'],
  ['The following fields are invalid: Title, Date', 'Before it can go out, fix: Title, Date.'],
  ['Not Found', 'The account that planned it no longer exists.'],
  ['You are not allowed to perform this action.', 'The account that planned it may not publish it any more.'],
  ['connect ECONNREFUSED', 'It could not be done then. Publish it by hand, or plan it again.'],
  [null, 'It could not be done then. Publish it by hand, or plan it again.'],
])('explains a plan that failed with “%s”', (message, sentence) => {
  expect(explainFailure(message)).toBe(sentence)
})
