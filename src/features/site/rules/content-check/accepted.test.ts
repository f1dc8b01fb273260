import { expect, test } from 'vitest'
import { readAccepted, withAccepted, withoutAccepted } from './accepted'
import { checkDocument } from './check'
import { FACTS } from './fixtures'

test('leaves out an accepted warning until its passage changes', () => {
  const before = checkDocument('faqs', { answer: 'It costs $189 a month.' }, FACTS)
  const accepted = withAccepted('other', before[0]!.key)
  expect(withoutAccepted(before, accepted)).toEqual([])
  expect(withoutAccepted(before, null)).toEqual(before)
  const after = checkDocument('faqs', { answer: 'It costs $189 a month, shoes included.' }, FACTS)
  expect(withoutAccepted(after, accepted)).toHaveLength(1)
})

test('stores each key once, and drops the oldest when there are too many', () => {
  expect(withAccepted('a,b', 'a')).toBe('b,a')
  const many = Array.from({ length: 80 }, (_, index) => `key-${index}`).reduce(withAccepted, '')
  expect(readAccepted(many)).toHaveLength(60)
  expect(readAccepted(many).at(-1)).toBe('key-79')
})
