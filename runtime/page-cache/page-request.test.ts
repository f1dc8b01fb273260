import { describe, expect, test } from 'vitest'
import { readPageRequest } from './page-request.mjs'

const formOnly = (path: string, query: string) =>
  path === '/player-registration' && query.includes('form=player') ? '?form=player' : ''

const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  readPageRequest({ url, headers, method } as never, formOnly)

describe('shares one entry', () => {
  test.each([
    ['with any query that selects no other page', '/?utm_source=x&fbclid=1', {}],
    ['with cookies of visitors and staff', '/', { cookie: 'payload-token=1; family=2' }],
    [
      'with any host, language or user agent',
      '/',
      { host: 'evil.example', 'accept-language': 'es', 'user-agent': 'x' },
    ],
    [
      'with headers that other frameworks read',
      '/',
      { 'x-forwarded-host': 'evil.example', 'x-original-url': '/admin' },
    ],
  ])('%s', (_, url, headers) => {
    expect(read(url, headers)).toEqual(read('/'))
  })

  test('between GET and HEAD', () => {
    expect(read('/', {}, 'HEAD')).toEqual(read('/'))
  })

  test('between payloads of different router states', () => {
    expect(read('/blog?_rsc=a', { rsc: '1', 'next-router-state-tree': 'a' })).toEqual(read('/blog', { rsc: '1' }))
  })
})

test('separates the representations of one URL', () => {
  const requests = [
    read('/blog'),
    read('/blog', { rsc: '1' }),
    read('/blog', { rsc: '1', 'next-router-prefetch': '1' }),
    read('/blog', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }),
    read('/player-registration'),
    read('/player-registration?form=player'),
  ]
  expect(new Set(requests.map((request) => request!.key)).size).toBe(requests.length)
})

test('passes on the headers that select the representation, the path, and the part of the query that counts', () => {
  const selecting = { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' }
  expect(read('/blog?utm_source=x', { ...selecting, cookie: 'a=b' })).toMatchObject({
    path: '/blog',
    url: '/blog',
    headers: selecting,
  })
  // Node rejects a header whose value is undefined.
  expect(read('/blog', { rsc: '1' })!.headers).toStrictEqual({ rsc: '1' })
  const player = '/player-registration?form=player'
  expect(read(player)).toMatchObject({ path: '/player-registration', url: player, headers: {} })
  expect(read('?a=b')).toMatchObject({ path: '', url: '' })
})

test('answers segments up to 300 letters', () => {
  const withSegment = (length: number) =>
    read('/', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'x'.repeat(length) })
  expect(withSegment(300)).not.toBeNull()
  expect(withSegment(301)).toBeNull()
})

test.each([
  ['a post', '/', {}, 'POST'],
  ['an editor in draft mode', '/', { cookie: 'a=b; __prerender_bypass=1' }, 'GET'],
  ['preview data', '/', { cookie: '__next_preview_data=1' }, 'GET'],
  ['a payload header that the router never sends', '/', { rsc: 'yes' }, 'GET'],
  ['a prefetch without a payload', '/', { 'next-router-prefetch': '1' }, 'GET'],
  ['an unknown kind of prefetch', '/', { rsc: '1', 'next-router-prefetch': 'x' }, 'GET'],
  ['a segment without a payload', '/', { 'next-router-segment-prefetch': '/_tree' }, 'GET'],
  ['a segment without a prefetch', '/', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'GET'],
])('passes %s to Next', (_, url, headers, method) => {
  expect(read(url, headers, method)).toBeNull()
})
