import { expect, test } from 'vitest'
import { describeProgress, describeRecipients, duplicateAssignmentQuestion, lockedText, targetsOf } from './assignments'
import { assignSchema } from './assignment-schema'

const divisions = [
  {
    id: '12',
    key: '12U',
    players: [
      { id: 'j', name: 'Jordan P.', isLocked: true },
      { id: 'm', name: 'Mia T.', isLocked: false },
    ],
  },
  { id: '13', key: '13U', players: [{ id: 's', name: 'Sam Q.', isLocked: true }] },
  { id: '14', key: '14U', players: [] },
]

test.each([
  [[], ''],
  [['12'], '12U'],
  [['12', '13'], '12U and 13U'],
  [['12', '13', '14'], '12U, 13U and 14U'],
  [['j'], 'Jordan P.'],
  [['j', 's'], '2 players'],
  [['12', 's'], '12U and Sam Q.'],
  [['12', 'j'], '12U'],
])('%s reads as "%s"', (chosen, words) => {
  expect(describeRecipients({ divisions }, new Set(chosen))).toBe(words)
})

test.each([
  [[], null],
  [['m'], null],
  [['j'], 'this player'],
  [['j', 's'], 'these players'],
  [['12', 'j'], '1 of 2 players'],
  [['12', '13'], '2 of 3 players'],
])('%s: a quiz that is locked is locked for %s', (chosen, whom) => {
  const text = lockedText({ divisions }, new Set(chosen))
  expect(text).toBe(
    whom && `An earlier quiz is not passed yet, so this one is locked for ${whom}. Assigned, it opens for them.`,
  )
})

test('separates whole divisions from single players', () => {
  expect(targetsOf({ divisions }, new Set(['12', 's']))).toEqual({ divisions: ['12'], members: ['s'] })
})

test('describes an unfinished assignment in one line, and asks before a second one', () => {
  const none = { guests: 0, guestsDone: 0 }
  expect(describeProgress({ recipients: '12U', until: 'Fri, Nov 27', done: 3, of: 12, ...none })).toBe(
    '12U, until Fri, Nov 27, 3 of 12 done',
  )
  const shared = { recipients: '11U and 12U', until: null, done: 1, of: 5, ...none }
  expect(describeProgress(shared, '12U')).toBe('11U and 12U, 1 of 5 done in 12U')
  expect(describeProgress({ ...shared, recipients: '12U' }, '12U')).toBe('12U, 1 of 5 done')
  expect(describeProgress({ recipients: '14U', until: null, done: 0, of: 0, ...none })).toBe('14U, no one yet')
  expect(duplicateAssignmentQuestion(['12U'])).toBe('12U has this film assigned already. Assign it once more?')
  expect(duplicateAssignmentQuestion(['12U', 'Sam Q.'])).toContain('12U and Sam Q. have this film')
})

test('counts the guests of the film room apart from the players of the roster', () => {
  const shared = { recipients: '11U and 12U', until: null, done: 2, of: 5, guests: 2, guestsDone: 1 }
  expect(describeProgress(shared, '12U')).toBe('11U and 12U, 1 of 3 done in 12U, 1 of 2 guests')
  const alone = { ...shared, recipients: 'Sam Q.', done: 0, of: 1, guests: 1, guestsDone: 0 }
  expect(describeProgress(alone)).toBe('Sam Q., 0 of 1 guest done')
})

const ID = '4f8a3c52-95be-4f40-9c3f-5d2b6f0a1c11'

test('requires a player, and counts none twice', () => {
  expect(assignSchema.safeParse({ film: 'x' }).error?.issues[0]?.message).toBe(
    'Choose at least one division or player.',
  )
  expect(assignSchema.parse({ film: 'x', members: [ID, ID] })).toEqual({
    film: 'x',
    quiz: null,
    share: 80,
    divisions: [],
    members: [ID],
    dueOn: null,
    note: '',
    isMeant: false,
  })
  expect(assignSchema.safeParse({ film: 'x', members: [ID], dueOn: '2026-02-30' }).success).toBe(false)
})
