import { expect, test } from 'vitest'
import { capitalize, decodeSegment, firstWord, proseOf } from './text'

test.each([
  ['jordan-p', 'jordan-p'],
  ['Jordan%20P.', 'Jordan P.'],
  ['Ana%20Mar%C3%ADa', 'Ana María'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('decodes %j in an address as %j', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text)
})

test('the prose of a document omits addresses and single words, and separates headings from sentences', () => {
  const page = {
    id: 'b2c',
    updatedAt: '2026-11-20T10:00:00Z',
    hero: { title: 'Our programs', lede: ' Train all year. ', href: '/programs' },
    cards: [{ text: 'Who can join?' }, null, { price: 199, word: 'Home', key: ' home ', note: undefined }],
    place: 'Gym no. 2',
  }
  expect(proseOf(page)).toBe('Our programs. Train all year. Who can join? Gym no. 2.')
})

test.each([null, undefined, 199, true, ' Home '])('finds no prose in %j', (value) => {
  expect(proseOf(value)).toBe('')
})

test.each([
  ['Jordan P.', 'Jordan'],
  ['  Ana María Cruz', 'Ana'],
  ['Sam  \n Inventor', 'Sam'],
  ['Jordan', 'Jordan'],
  ['', ''],
])('the first name of %j is %j', (name, word) => {
  expect(firstWord(name)).toBe(word)
})

test('capitalizes the first letter only, and no empty text', () => {
  expect(['élan vital', 'in Review', ''].map(capitalize)).toEqual(['Élan vital', 'In Review', ''])
})
