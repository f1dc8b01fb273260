import { expect, test } from 'vitest'
import { centsField, validateLink } from './basic'

test.each([
  ['a page of the site', '/academy'],
  ['a place on the page', '#fees'],
  ['a site', 'https://example.org/a?b=c'],
  ['a mail', 'mailto:office@example.org'],
  ['a call', 'tel:+16235550100'],
])('accepts a link to %s', (_what, link) => {
  expect(validateLink(link)).toBe(true)
})

test.each([
  ['another host behind two slashes', '//evil.example'],
  ['another host behind a slash and a backslash', String.raw`/\evil.example`],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['an address without its lock', 'http://example.org'],
  ['two words', '/the academy'],
  ['no text', 7],
])('rejects a link to %s', (_what, link) => {
  expect(validateLink(link)).toMatch(/^Enter a path of this site/)
})

test.each([undefined, null, ''])('rejects no link (%j) only when a link is required', (link) => {
  expect(validateLink(link)).toBe(true)
  expect(validateLink(link, { required: true })).toBe('Enter a link.')
})

test.each([
  [0, true],
  [19_999, true],
  [100_000_000, true],
  [100_000_001, 'Enter an amount from $0 to $1,000,000.'],
  [-1, 'Enter an amount from $0 to $1,000,000.'],
  [0.5, 'Enter an amount in dollars, such as 75 or 199.99.'],
  ['75', 'Enter an amount in dollars, such as 75 or 199.99.'],
])('%j cents: %s', (cents, verdict) => {
  expect(judgeCents(cents)).toBe(verdict)
})

test('rejects no amount only when an amount is required', () => {
  expect(judgeCents(null)).toMatch(/^Enter an amount in dollars/)
  expect(judgeCents(null, { required: false })).toBe(true)
})

function judgeCents(value: unknown, options?: { required: boolean }) {
  const { validate } = centsField('fee', 'Fee', 'What it costs.', options) as { validate: (value: unknown) => unknown }
  return validate(value)
}
