import { expect, test } from 'vitest'
import { jerseyName } from './coaches'

test.each([
  ['Marcus Reyes', 'Reyes', 64],
  ['Ana María Featherstonehaugh', 'Featherstonehaugh', 24],
  ['Ono', 'Ono', 64],
  ['  ', '', 64],
])('the jersey of "%s" shows "%s" at size %i', (name, text, size) => {
  expect(jerseyName(name)).toEqual({ text, size })
})
