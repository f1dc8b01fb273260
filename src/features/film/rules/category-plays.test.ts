import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { fallbackPlay } from './category-plays'
import { FILM_CATEGORIES } from './films'

test('every category has a play of its own, shown when a film has none', () => {
  const drawn = FILM_CATEGORIES.map((category) => fallbackPlay({ play: null, category }))
  expect(new Set(drawn).size).toBe(FILM_CATEGORIES.length)
  expect(fallbackPlay({ play: plays.horns, category: 'Defense' })).toBe(plays.horns)
})
