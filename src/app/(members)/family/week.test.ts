import { describe, expect, test } from 'vitest'
import { listDatesFor } from '@/features/events/rules/dates-for'
import { practice, tournament } from '../../../../tests/support/events'
import { familyTask, homeChild } from '../../../../tests/support/household'
import { arrangeWeek, describeDay, mondayOf, weekLabel } from './week'

const TODAY = '2027-01-12'
const nora = homeChild()
const miles = homeChild({ id: 'miles', firstName: 'Miles', number: '4', divisions: ['9U'] })
const june = homeChild({ id: 'june', firstName: 'June', number: null, divisions: [] })
const family = [nora, miles, june]
const game = practice({
  slug: 'game',
  title: 'Home game',
  type: 'game',
  divisions: ['12U'],
  start: '2027-01-16T20:00:00.000Z',
  end: '2027-01-16T21:30:00.000Z',
  repeat: 'none',
  weekdays: [],
  until: null,
})

function weekOf(events: ReturnType<typeof practice>[], tasks = [familyTask()], today = TODAY) {
  const dates = listDatesFor(events, ['9U', '12U'], mondayOf(today), '2027-03-01')
  return arrangeWeek(family, { today, tasks, dates })
}

test.each([
  ['2027-01-11', '2027-01-11'],
  ['2027-01-17', '2027-01-11'],
  ['2027-01-18', '2027-01-18'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('the label names the month twice only when it changes', () => {
  expect([weekLabel('2027-01-11'), weekLabel('2027-03-29')]).toEqual(['January 11 to 17', 'March 29 to April 4'])
})

describe('the marks of the week', () => {
  test('are one for each child and kind on a day, by number or initial', () => {
    const second = practice({ slug: 'extra', start: '2027-01-12T00:00:00.000Z', end: '2027-01-12T01:00:00.000Z' })
    const { days, kinds } = weekOf([practice({ divisions: ['9U', '12U'] }), second, game])
    const marks = days.map((day) => day.marks.map(({ text, kind }) => `${kind} ${text}`))
    expect(marks).toEqual([
      ['practice 11', 'practice 4', 'practice J'],
      [],
      ['film 11'],
      [],
      ['practice 11', 'practice 4', 'practice J'],
      ['game 11'],
      [],
    ])
    expect(kinds).toEqual(['practice', 'game', 'film'])
    expect(days.filter(({ isPast }) => isPast).map(({ day }) => day)).toEqual(['2027-01-11'])
  })

  test('cover each day of a tournament, and leave out a canceled date, which is still listed', () => {
    const off = { exceptions: [{ day: '2027-01-15', kind: 'cancelled' as const, note: 'The gym is closed.' }] }
    const away = tournament({ divisions: ['9U'], start: '2027-01-16T07:00:00.000Z', end: '2027-01-17T07:00:00.000Z' })
    const { days } = weekOf([practice(off), away], [])
    expect(days.map(({ marks }) => marks.length)).toEqual([3, 0, 0, 0, 0, 1, 1])
    expect(days[4]!.items).toMatchObject([{ isCanceled: true, detail: 'The gym is closed.' }])
    expect(days[5]!.items).toMatchObject([{ time: 'All day', detail: 'Main gym', who: 'Miles' }])
    expect(days[5]!.marks).toMatchObject([{ text: '4', kind: 'game' }])
    expect(describeDay(days[4]!)).toMatch(/: Evening practice, canceled, Nora/)
  })

  test('are two for a child with a practice and a film on the same day', () => {
    const { days } = weekOf([practice()], [familyTask({ dueOn: '2027-01-15' })])
    const own = days[4]!.marks.filter(({ child }) => child === 'nora')
    expect(own.map(({ kind }) => kind)).toEqual(['practice', 'film'])
  })
})

test('a day lists each date and film once, with the children and the place', () => {
  const tasks = [familyTask(), familyTask({ child: 'miles' }), familyTask({ child: 'june', dueOn: '2027-01-14' })]
  const { days } = weekOf([practice()], tasks)
  expect(days[4]!.items).toEqual([
    {
      key: 'evening-practice 2027-01-15',
      time: '6 PM',
      title: 'Evening practice',
      detail: 'Until 8 PM, Main gym',
      who: 'Nora, Miles, and June',
      isCanceled: false,
    },
  ])
  expect(days[2]!.items).toMatchObject([{ time: 'Due', title: 'Film: Rotations', who: 'Nora and Miles' }])
  expect(describeDay(days[4]!)).toBe('Friday, January 15: Evening practice, Nora, Miles, and June')
  expect(describeDay(days[1]!)).toBe('Today, Tuesday, January 12: nothing')
})

test('the first selected day is today, or the next one of the week with something', () => {
  expect(weekOf([practice()], []).first).toBe(4)
  expect(weekOf([practice()], [familyTask({ dueOn: TODAY })]).first).toBe(1)
  expect(weekOf([practice()], [], '2027-01-16').first).toBe(5)
  expect(weekOf([], []).kinds).toEqual([])
})
