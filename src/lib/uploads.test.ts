import { expect, test } from 'vitest'
import { tooLarge } from './uploads'

test.each([
  ['media', 40],
  ['film-files', 100],
] as const)('accepts a file of %s with exactly %i MB, and no larger one', (kind, megabytes) => {
  const most = megabytes * 1024 * 1024
  expect(tooLarge(kind, most)).toBeNull()
  expect(tooLarge(kind, most + 1)).toContain(`is larger than ${megabytes} MB`)
})
