import { expect, test } from 'vitest'
import { firstWord, proseOf } from './text'

test('the prose of a document leaves out addresses and single words, and parts headings from sentences', () => {
  const page = {
    id: 'b2c',
    updatedAt: '2026-11-20T10:00:00Z',
    hero: { title: 'Our programs', lede: ' Train all year. ', href: '/programs' },
    cards: [{ text: 'Who can join?' }, null, { price: 199, word: 'Home' }],
  }
  expect(proseOf(page)).toBe('Our programs. Train all year. Who can join?')
  expect(proseOf(null)).toBe('')
})

test.each([
  ['Jordan P.', 'Jordan'],
  ['  Ana María Cruz', 'Ana'],
  ['', ''],
])('one greets %j as %j', (name, word) => {
  expect(firstWord(name)).toBe(word)
})
