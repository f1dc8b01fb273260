import { expect, test } from 'vitest'
import { plays } from '@/lib/court/plays'
import { coverPlay, listCoverKeys } from './post-plays'
import { POST_CATEGORY_KEYS } from './post-categories'

const post = { category: 'trainingTips' } as const

test('an article shows its own play, then the one of its category, then that of the code', () => {
  const book = { zoneSkip: plays.zoneSkip, backdoor: { ...plays.backdoor, name: 'Drawn by a coach' } }
  expect(coverPlay({ ...post, play: 'zoneSkip' }, book)).toBe(plays.zoneSkip)
  expect(coverPlay({ ...post, play: 'gone' }, book).name).toBe('Drawn by a coach')
  expect(coverPlay(post, {})).toBe(plays.backdoor)
  expect(listCoverKeys({ ...post, play: 'zoneSkip' })).toEqual(['zoneSkip', 'backdoor'])
})

test.each(POST_CATEGORY_KEYS)('the category %s has a play', (category) => {
  expect(coverPlay({ category }, {}).steps.length).toBeGreaterThan(0)
})
