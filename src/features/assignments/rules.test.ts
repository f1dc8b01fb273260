import { expect, test } from 'vitest'
import { whomText } from './rules'
import { assignSchema } from './schema'

const divisions = [
  {
    id: '12',
    key: '12U',
    players: [
      { id: 'j', name: 'Jordan P.' },
      { id: 'm', name: 'Mia T.' },
    ],
  },
  { id: '13', key: '13U', players: [{ id: 's', name: 'Sam Q.' }] },
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
  expect(whomText({ divisions }, new Set(chosen))).toBe(words)
})

const ID = '4f8a3c52-95be-4f40-9c3f-5d2b6f0a1c11'

test('an assignment needs somebody, and counts nobody twice', () => {
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
  })
  expect(assignSchema.safeParse({ film: 'x', members: [ID], dueOn: '2026-02-30' }).success).toBe(false)
})
