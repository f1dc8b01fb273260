import { expect, test } from 'vitest'
import { decodeSegment, firstWord, proseOf } from './text'

test.each([
  ['jordan-p', 'jordan-p'],
  ['Jordan%20P.', 'Jordan P.'],
  ['Ana%20Mar%C3%ADa', 'Ana María'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j in an address reads %j', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text)
})

test('the prose of a document leaves out addresses and single words, and parts headings from sentences', () => {
  const page = {
    id: 'b2c',
    updatedAt: '2026-11-20T10:00:00Z',
    hero: { title: 'Our programs', lede: ' Train all year. ', href: '/programs' },
    cards: [{ text: 'Who can join?' }, null, { price: 199, word: 'Home', key: ' home ', note: undefined }],
    place: 'Gym no. 2',
  }
  expect(proseOf(page)).toBe('Our programs. Train all year. Who can join? Gym no. 2.')
})

test.each([null, undefined, 199, true, ' Home '])('there is no prose in %j', (value) => {
  expect(proseOf(value)).toBe('')
})

test.each([
  ['Jordan P.', 'Jordan'],
  ['  Ana María Cruz', 'Ana'],
  ['Sam  \n Inventor', 'Sam'],
  ['Jordan', 'Jordan'],
  ['', ''],
])('one greets %j as %j', (name, word) => {
  expect(firstWord(name)).toBe(word)
})
