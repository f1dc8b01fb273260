import { expect, test } from 'vitest'
import type { Play } from './play'
import { drawingProblem } from './schema'
import { drills } from './drills'

test.each(Object.entries<Play>(drills))('the drill %s is a valid play', (_key, drill) => {
  const { name, description, ...drawing } = drill
  expect(drawingProblem(drawing)).toBeNull()
  expect(name).toMatch(/^.{1,80}$/)
  expect(description).toMatch(/^.{20,300}$/)
})
