import { expect, test } from 'vitest'
import { STREAMED_POLICY } from './content-security-policy.mjs'
import { policyOf } from './page-policy.mjs'

function policyFor(url: string, headers: Record<string, string> = {}) {
  const given = { ...headers }
  const policy = policyOf({ url, headers: given } as never)
  return { policy, given: given['content-security-policy' as never] as string | undefined }
}

test.each(['/', '/blog', '/administration', '/film-rooms', '/forms/tryout', '/programs'])(
  'the scripts of the static page %s have no nonce',
  (url) => {
    expect(policyFor(url)).toEqual({ policy: STREAMED_POLICY, given: undefined })
  },
)

test.each([
  '/admin',
  '/admin/collections/posts?limit=10',
  '/film-room',
  '/film-room/footwork',
  '/search?q=fees',
  '/login',
  '/family/week',
  '/p/a-token',
  '/forms/tryout/again',
  '/forms/contact/received?x',
])('every request of %s gets a nonce of its own, for Next too', (url) => {
  const [one, other] = [policyFor(url), policyFor(url)]
  expect(one.policy).toMatch(/'nonce-[A-Za-z0-9+/]{22}=='/)
  expect(one.given).toBe(one.policy)
  expect(one.policy).not.toBe(other.policy)
})

test('a form that is posted to a static page is rendered, with a nonce', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
  expect(policyFor('/contact', type).policy).toContain("'nonce-")
  expect(policyFor('/contact', { 'content-type': 'application/json' }).policy).toBe(STREAMED_POLICY)
})

test('only the pages with films may contain the frames of other hosts, and the pages of staff have rules of their own', () => {
  const frames = (url: string) => /frame-src ([^;]*)/.exec(policyFor(url).policy)?.[1]
  expect(frames('/film-room')).not.toBe(frames('/login'))
  expect(frames('/film-room/footwork?x=1')).toBe(frames('/film-room'))
  expect(frames('/film-room/footwork/quiz')).toBe(frames('/login'))
  const withoutNonce = (url: string) => policyFor(url).policy.replaceAll(/'nonce-[^']*'/g, '')
  expect(withoutNonce('/admin')).not.toBe(withoutNonce('/login'))
})
