import { expect, test } from 'vitest'
import { QUERY_MAX } from '@/features/site/rules/search'
import { paths } from '@/lib/paths'
import { readSearchRequest } from './search-request.mjs'

const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  readSearchRequest({ url, headers, method } as never)

test('shares one entry for the same words, whatever else is in the address', () => {
  const found = read(`${paths.search}?q=free+throw`)
  expect(found?.url).toBe('/search?q=free+throw')
  for (const query of ['utm_source=x&q=free%20throw', 'q=+free+throw+&fbclid=1'])
    expect(read(`${paths.search}?${query}`)?.key).toBe(found?.key)
})

test('is stored in the part of the memory for pages that few request', () => {
  expect(read(`${paths.search}?q=free+throw`)?.isRare).toBe(true)
})

test('distinguishes other words, and the page without any', () => {
  const urls = ['?q=a', '?q=b', '?q=A', '?q=a&b', '?q=a%26b', ''].map((query) => read(paths.search + query)?.url)
  expect(urls).toEqual(['/search?q=a', '/search?q=b', '/search?q=A', '/search?q=a', '/search?q=a%26b', '/search'])
})

test('reads no more of the words than the search does', () => {
  expect(read(`${paths.search}?q=${'a'.repeat(5_000)}`)?.url).toBe(`/search?q=${'a'.repeat(QUERY_MAX)}`)
})

test('passes on the client, which is not part of the key', () => {
  const [one, other] = ['203.0.113.1', '203.0.113.2'].map((ip) => read('/search?q=a', { 'x-fullcourt-client': ip }))
  expect(one?.headers).toEqual({ 'x-fullcourt-client': '203.0.113.1' })
  expect(other?.key).toBe(one?.key)
})

test.each([
  ['another page', '/searching?q=a', {}],
  ['a page below it', '/search/a?q=a', {}],
  ['a payload of the router', '/search?q=a', { rsc: '1' }],
  ['an editor’s preview', '/search?q=a', { cookie: '__prerender_bypass=1' }],
])('does not read %s', (_, url, headers) => {
  expect(read(url, headers)).toBeNull()
})

test('does not read a post', () => {
  expect(read('/search?q=a', {}, 'POST')).toBeNull()
})
