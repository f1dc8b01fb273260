import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EQUAL_MUTANTS, findReason } from './equal-mutants.mjs'
import { mutantsOf } from './sources.mjs'

test.each(EQUAL_MUTANTS)('recognizes the mutant without an effect $file: $becomes', ({ file, reason }) => {
  const source = readFileSync(file, 'utf8')
  const reasons = mutantsOf(file, source).map((mutant) => findReason(mutant, source))
  expect(reasons).toContain(reason)
  expect(reasons).toContain(undefined)
})
