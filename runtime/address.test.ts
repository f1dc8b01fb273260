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
])('%s becomes a path without a page', (url) => expect(readableAddress(url)).toBe('/no-such-address'))

test.each([
  '/',
  '/blog/footwork?page=2&q=%ff',
  '/player/zo%C3%AB',
  '/search?q=100%',
  '/api/posts?where[title][equals]=%00',
])('does not change %s', (url) => expect(readableAddress(url)).toBe(url))

test('replaces a NUL in the query of a page', () => {
  expect(readableAddress('/search?q=a%00b%00')).toBe('/search?q=a%EF%BF%BDb%EF%BF%BD')
})

test('replaces the name by which browsers request the icon', () => {
  expect(readableAddress('/favicon.ico')).toBe('/icon.svg')
  expect(readableAddress('/favicon.ico?v=2')).toBe('/icon.svg?v=2')
})
