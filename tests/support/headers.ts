import { expect } from '@playwright/test'
import { reportCases } from './security-counts'

/** Header names in lower case. */
export type Answer = { status: number; headers: Record<string, string>; text: string }

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Pictures that other sites embed. */
const SHARED = /\/share[./]/

/** Expects the headers that every response of the site must have, whatever its type or status. `what` names it in failures. */
export function expectSafe({ headers }: Answer, what: string): void {
  reportCases('headers, responses', 1)
  expect(headers, what).toMatchObject(ALWAYS)
  expect(headers['cross-origin-resource-policy'], what).toBe(SHARED.test(what) ? 'cross-origin' : 'same-origin')
  expect(headers['x-powered-by'], what).toBeUndefined()
  expect(headers['cache-control'], what).toBeTruthy()
  expect(headers['cache-control'], what).not.toContain('stale-while-revalidate')
  const policy = headers['content-security-policy'] ?? ''
  if (headers['content-type']?.startsWith('text/html')) expectPagePolicy(policy, what)
  else expect(policy, what).toMatch(/^(default|script)-src 'none';.*\bsandbox/)
}

function expectPagePolicy(policy: string, what: string): void {
  expect(policy, what).toContain("default-src 'none'")
  expect(policy, what).toMatch(/script-src 'self' '(sha256|nonce)-/)
  expect(policy, what).not.toMatch(/script-src[^;]*unsafe/)
}

/** Parses a raw HTTP response. */
export function readAnswer(raw: string): Answer {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs), text: rest.join('\r\n\r\n') }
}
