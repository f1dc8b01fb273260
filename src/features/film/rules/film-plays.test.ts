import { expect, test } from 'vitest'
import { rearrange, type Player } from '@/lib/court/play'
import { plays } from '@/lib/court/plays'
import { FILM_PLAYS, findPlays } from './film-plays'
import { CATEGORY_PLAYS, FILM_CATEGORIES } from './films'

test('every play that staff may choose can be drawn, under its own name', () => {
  const names = Object.fromEntries(Object.entries(plays).map(([key, { name }]) => [key, name]))
  expect(names).toMatchObject(FILM_PLAYS)
})

test('every category has a play of its own', () => {
  expect(Object.keys(CATEGORY_PLAYS)).toEqual([...FILM_CATEGORIES])
  expect(new Set(Object.values(CATEGORY_PLAYS)).size).toBe(FILM_CATEGORIES.length)
})

test('moves the named players, leaves the others in place, and adds none', () => {
  const lineup: Player[] = [
    { team: 'offense', label: '1', at: [10, 20] },
    { team: 'defense', label: 'x1', at: [30, 40] },
  ]
  expect(rearrange(lineup, { x1: [50, 60] }).map(({ at }) => at)).toEqual([
    [10, 20],
    [50, 60],
  ])
  expect(lineup[1]!.at).toEqual([30, 40])
  expect(() => rearrange(lineup, { x3: [1, 1] })).toThrow('"x3"')
})

test('finds plays with all of the words in their name or description', () => {
  expect(findPlays('')).toHaveLength(Object.keys(FILM_PLAYS).length)
  expect(findPlays(' BACKDOOR cut ')).toContain('backdoor')
  expect(findPlays('backdoor rebound')).toEqual([])
})
