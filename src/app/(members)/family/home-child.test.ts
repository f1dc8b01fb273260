import { expect, test } from 'vitest'
import { familyTitle, markOf, toHomeChild } from './home-child'

test.each([
  [['Whitfield', 'whitfield '], 'The Whitfields'],
  [['Reyes'], 'The Reyeses'],
  [['de la Cruz'], 'The de la Cruzes'],
  [['Walsh', 'Walsh'], 'The Walshes'],
  [['Whitfield', 'Okafor'], 'Your family'],
  [['Whitfield', null], 'Your family'],
  [[null], 'Your family'],
])('the title of children named %j is %s', (names, title) => {
  expect(familyTitle(names.map((lastName) => ({ lastName })))).toBe(title)
})

test('a child is marked by the jersey number, else by the initial', () => {
  const child = { id: '1', name: 'mia p.', divisions: [] }
  const player = { lastName: 'Park', number: '4', division: '9U' as const }
  const numbered = toHomeChild(child, { child: '1', player, divisions: ['9U', '10U'], papers: null })
  expect(numbered).toMatchObject({ firstName: 'mia', number: '4', squad: '9U', divisions: ['9U', '10U'] })
  expect(markOf(numbered)).toBe('4')
  const unnumbered = toHomeChild(child, {
    child: '1',
    player: { ...player, number: 'TBD' },
    divisions: [],
    papers: null,
  })
  expect([unnumbered.number, markOf(unnumbered)]).toEqual([null, 'M'])
  expect(toHomeChild(child, undefined)).toMatchObject({ lastName: null, squad: null, divisions: [], papers: null })
})
