import { describe, expect, test } from 'vitest'
import { listDatesFor } from '@/features/events/rules/dates-for'
import { practice } from '../../../../tests/support/events'
import { familyTask, homeChild, ownEntry, papers } from '../../../../tests/support/household'
import { listNextUp } from './next-up'

// A Tuesday; practices are on Mondays and Fridays at 6 PM.
const NOW = new Date('2027-01-13T01:00:00.000Z')
const dates = (...events: Parameters<typeof practice>[0][]) =>
  listDatesFor(events.map(practice), ['9U', '12U'], '2027-01-12', '2027-03-01')
const nothing = { tasks: [], dates: [], entries: [] }
const unsigned = papers({ isSigned: false, given: { participation: true, medical: true, concussion: false } })

describe('the next thing of a child', () => {
  const thing = (...asked: Parameters<typeof listNextUp>) => listNextUp(...asked)[0]!.thing

  test('is what is not signed, with the date before which it must be', () => {
    const known = { tasks: [familyTask()], dates: dates({}), entries: [ownEntry()] }
    expect(thing([homeChild({ papers: unsigned })], known, NOW)).toMatchObject({
      kind: 'papers',
      missing: { consents: ['Concussion', 'Code of conduct'], hasNoContact: false },
      before: { day: '2027-01-15' },
    })
    const contact = [homeChild({ papers: papers({ emergencyName: '' }) })]
    expect(thing(contact, nothing, NOW)).toMatchObject({
      kind: 'papers',
      missing: { consents: [], hasNoContact: true },
      before: null,
    })
  })

  test('is then the first film of the child, not of a sibling', () => {
    const tasks = [familyTask({ child: 'miles', title: 'Other' }), familyTask(), familyTask({ title: 'Later' })]
    expect(thing([homeChild()], { tasks, dates: dates({}), entries: [] }, NOW)).toMatchObject({
      kind: 'film',
      task: { title: 'Rotations' },
    })
  })

  test('is then the next date of the child’s division that takes place and is not over', () => {
    const cancelled = { exceptions: [{ day: '2027-01-15', kind: 'cancelled' as const, note: null }] }
    const later = new Date('2027-01-16T03:00:00.000Z')
    const dayOf = (known: ReturnType<typeof dates>, now = NOW) => {
      const next = thing([homeChild()], { ...nothing, dates: known }, now)
      return next.kind === 'date' && next.date.day
    }
    expect(dayOf(dates({}))).toBe('2027-01-15')
    expect(dayOf(dates({}), later)).toBe('2027-01-18')
    expect(dayOf(dates(cancelled))).toBe('2027-01-18')
    expect(dayOf(dates({ divisions: ['9U'] }))).toBe(false)
    expect(dayOf(dates({ registrationHref: '/tryout-registration' }))).toBe(false)
  })

  test('is then the academy’s turn while an answer is promised, else nothing', () => {
    const entries = [ownEntry({ child: 'miles' }), ownEntry({ dueAt: null }), ownEntry({ id: 'open' })]
    expect(thing([homeChild()], { ...nothing, entries }, NOW)).toMatchObject({ kind: 'turn', entry: { id: 'open' } })
    expect(thing([homeChild({ papers: null })], { ...nothing, entries: [ownEntry({ dueAt: null })] }, NOW)).toEqual({
      kind: 'none',
    })
  })
})

describe('the order of several children', () => {
  const family = [
    homeChild({ id: 'done', divisions: [] }),
    homeChild({ id: 'practice' }),
    homeChild({ id: 'someday' }),
    homeChild({ id: 'tomorrow' }),
    homeChild({ id: 'late' }),
    homeChild({ id: 'unsigned', papers: unsigned }),
  ]
  const tasks = [
    familyTask({ child: 'late', dueOn: '2027-01-05' }),
    familyTask({ child: 'tomorrow', dueOn: '2027-01-13' }),
    familyTask({ child: 'someday', dueOn: null }),
  ]

  test('is papers, then films by due day, then dates, then nothing', () => {
    const nextUp = listNextUp(family, { tasks, dates: dates({ divisions: ['12U'] }), entries: [] }, NOW)
    expect(nextUp.map(({ child }) => child.id)).toEqual(['unsigned', 'late', 'tomorrow', 'someday', 'practice', 'done'])
    expect(nextUp.map(({ isMostUrgent }) => isMostUrgent)).toEqual([true, false, false, false, false, false])
  })

  test('is by the time of what is next, and puts the academy’s turn before nothing', () => {
    const saturday = { start: '2027-01-16T20:00:00.000Z', end: '2027-01-16T21:00:00.000Z' }
    const once = { slug: 'once', divisions: ['12U'], repeat: 'none' as const, weekdays: [], until: null, ...saturday }
    const known = dates({ divisions: ['9U'] }, once)
    const of = (id: string, divisions: string[], own = papers()) => homeChild({ id, divisions, papers: own })
    const order = (children: ReturnType<typeof homeChild>[], entries: ReturnType<typeof ownEntry>[] = []) =>
      listNextUp(children, { tasks: [], dates: known, entries }, NOW).map(({ child }) => child.id)
    expect(order([of('saturday', ['12U']), of('friday', ['9U'])])).toEqual(['friday', 'saturday'])
    expect(order([of('saturday', ['12U'], unsigned), of('friday', ['9U'], unsigned)])).toEqual(['friday', 'saturday'])
    const turns = [
      ownEntry({ child: 'later', dueAt: '2027-01-20T20:00:00.000Z' }),
      ownEntry({ child: 'sooner', dueAt: '2027-01-14T20:00:00.000Z' }),
    ]
    const waiting = [of('none', []), of('later', []), of('sooner', []), of('friday', ['9U'])]
    expect(order(waiting, turns)).toEqual(['friday', 'sooner', 'later', 'none'])
  })

  test('makes a film most urgent when no papers are missing', () => {
    const nextUp = listNextUp([homeChild()], { ...nothing, tasks: [familyTask()] }, NOW)
    expect(nextUp.map(({ isMostUrgent }) => isMostUrgent)).toEqual([true])
  })

  test('marks no date as most urgent, as nothing is to be done about it', () => {
    const nextUp = listNextUp([homeChild()], { ...nothing, dates: dates({}) }, NOW)
    expect(nextUp.map(({ isMostUrgent }) => isMostUrgent)).toEqual([false])
  })
})
