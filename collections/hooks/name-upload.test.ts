import { expect, test } from 'vitest'
import { nameUpload } from './name-upload'

test.each([
  ['Twelve players run three lanes', /^twelve-players-run-three-[0-9a-f]{8}\.webp$/],
  ['Twelve players run in lanes of three', /^twelve-players-run-in-la-[0-9a-f]{8}\.webp$/],
  ['A dash at the twenty-fou rth', /^a-dash-at-the-twenty-fou-[0-9a-f]{8}\.webp$/],
  ['¿?', /^file-[0-9a-f]{8}\.webp$/],
  [null, /^file-[0-9a-f]{8}\.webp$/],
])('names a file after its description, with at most 24 letters: %j', (text, name) => {
  expect(nameUpload(text, '.webp')).toMatch(name)
})
