import { describe, expect, test } from 'vitest'
import { cutAtTimes, firstState, initials } from './comments'

describe('whose comments wait', () => {
  const child = { role: 'player', isUnder13: true } as const
  const teen = { role: 'player', isUnder13: false } as const
  const parent = { role: 'parent', isUnder13: true } as const
  const coach = { role: 'coach', isUnder13: false } as const
  const admin = { role: 'admin', isUnder13: false } as const

  test.each([
    ['under13', child, 'waiting'],
    ['under13', teen, 'visible'],
    ['under13', parent, 'visible'],
    ['players', teen, 'waiting'],
    ['players', parent, 'visible'],
    ['everyone', parent, 'waiting'],
    ['everyone', coach, 'visible'],
    ['everyone', admin, 'visible'],
  ] as const)('%s: %o is %s', (review, author, state) => {
    expect(firstState(review, author)).toBe(state)
  })
})

test.each([
  ['Jordan P.', 'JP'],
  ['Coach Avery Sample', 'CS'],
  ['Élodie', 'É'],
  ['  mia  t. ', 'MT'],
  ['7', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('splits a text at positions in the film, but not at other numbers', () => {
  expect(cutAtTimes('Look at 0:42, then 12:05!')).toEqual([
    { text: 'Look at ', second: null },
    { text: '0:42', second: 42 },
    { text: ', then ', second: null },
    { text: '12:05', second: 725 },
    { text: '!', second: null },
  ])
  expect(cutAtTimes('We won 21:7 and 1:2:3:4')).toEqual([{ text: 'We won 21:7 and 1:2:3:4', second: null }])
})

test.each([
  ['0:42', 42],
  ['1:02:03', 3723],
  ['10:02:03', 36123],
])('a comment that starts with %s leads to second %i', (text, second) => {
  expect(cutAtTimes(`${text} again`)).toEqual([
    { text, second },
    { text: ' again', second: null },
  ])
})
