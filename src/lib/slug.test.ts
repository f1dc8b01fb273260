import { expect, test } from 'vitest'
import { toSlug } from './slug'

test.each([
  ['Why we teach footwork', 'why-we-teach-footwork'],
  ['A parent’s guide', 'a-parents-guide'],
  ["Don't stop", 'dont-stop'],
  ['  Café: 3 × 5  ', 'cafe-3-5'],
  ['???', ''],
])('converts %j to %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})
