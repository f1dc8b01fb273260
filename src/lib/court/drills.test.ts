import { expect, test } from 'vitest'
import type { Play } from './play'
import { findPlayProblems } from './problems'
import { playSchema } from './schema'
import { drills } from './drills'

test.each(Object.entries<Play>(drills))('the drill %s is a valid play', (_key, drill) => {
  expect(playSchema.safeParse(drill).error?.issues).toBeUndefined()
  expect(findPlayProblems(drill)).toEqual([])
})
