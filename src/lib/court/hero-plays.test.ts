import { expect, test } from 'vitest'
import { findHeroPlay, heroPlays } from './hero-plays'

test('opens no two pages with the same play', () => {
  const names = Object.values(heroPlays).map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('finds the play of an address', () => {
  expect(findHeroPlay('/teams')).toBe(heroPlays['/teams'])
  expect(findHeroPlay('/privacy')).toBeUndefined()
  expect(findHeroPlay('constructor')).toBeUndefined()
})
