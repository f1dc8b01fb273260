import { describe, expect, it } from 'vitest'
import { cleanHeaders, clientAddress } from './request-headers.mjs'

describe('clientAddress', () => {
  it.each([
    ['no proxy: the header is ignored', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['an IPv4 address in an IPv6 socket', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['one proxy: the last entry', '10.0.0.1', '198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies: the last but one', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['fewer entries than proxies: the first', '10.0.0.1', '203.0.113.9', 2, '203.0.113.9'],
    ['an entry that is no address', '10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['a proxy that sends no header', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['a closed connection', undefined, undefined, 0, 'unknown'],
  ])('%s', (_, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected)
  })
})

describe('cleanHeaders', () => {
  it('removes headers reserved for the framework or a proxy, and keeps the router headers', () => {
    const headers: Record<string, string> = {
      'x-middleware-subrequest': 'a',
      'x-http-method-override': 'DELETE',
      'x-forwarded-host': 'evil.example.org',
      'x-fullcourt-client': '1.2.3.4',
      'next-router-state-tree': 'b',
      rsc: '1',
    }
    cleanHeaders({ headers, method: 'GET', socket: { remoteAddress: '203.0.113.9' } } as never, 0)
    expect(headers).toEqual({
      'next-router-state-tree': 'b',
      rsc: '1',
      'x-forwarded-for': '203.0.113.9',
      'x-fullcourt-client': '203.0.113.9',
    })
  })

  it('keeps the forwarded host of a trusted proxy', () => {
    const headers = { 'x-forwarded-host': 'academy.example.org', 'x-forwarded-for': '203.0.113.9' }
    cleanHeaders({ headers, socket: { remoteAddress: '10.0.0.1' } } as never, 1)
    expect(headers['x-forwarded-host']).toBe('academy.example.org')
  })

  it.each([
    ['/admin/collections/posts', true],
    ['/', false],
    ['/administration', false],
    ['/contact?next=/admin', false],
  ])('keeps the Server Action header for %s: %s', (url, isKept) => {
    const headers: Record<string, string> = { 'next-action': 'abc' }
    cleanHeaders({ headers, url, socket: { remoteAddress: '203.0.113.9' } } as never, 0)
    expect('next-action' in headers).toBe(isKept)
  })
})
