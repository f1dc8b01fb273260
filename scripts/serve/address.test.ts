import { expect, test } from 'vitest'
import { readableAddress } from './address.mjs'

test.each([
  '/blog/%ff',
  '/enrol/%zz',
  '/blog/%',
  '/%E0%A4%A',
  '/blog/a%00b',
  '/api/posts/%ff',
  '/blog/%ff?page=2',
  '*',
])('%s leads nowhere', (url) => expect(readableAddress(url)).toBe('/no-such-address'))

test.each([
  '/',
  '/blog/footwork?page=2&q=%ff',
  '/player/zo%C3%AB',
  '/search?q=100%',
  '/api/posts?where[title][equals]=%00',
])('%s stays as it is', (url) => expect(readableAddress(url)).toBe(url))

test('a NUL in the question of a page reads as what cannot be read', () => {
  expect(readableAddress('/search?q=a%00b%00')).toBe('/search?q=a%EF%BF%BDb%EF%BF%BD')
})
