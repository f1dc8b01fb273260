import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { STREAMED_POLICY, memberPolicy, policyFor, policyOfFile, staffPolicy } from './content-security-policy.mjs'

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('allows each inline script by one hash, and no other inline code', () => {
  const html =
    '<script>one()</script><script src="/a.js" async></script><script id="x">two()</script><script>one()</script>'
  const scripts = policyFor(html)
    .split('; ')
    .find((part) => part.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`)
})

test('does not hash a data block, but the script after it', () => {
  const html = '<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script>one()</script>'
  expect(policyFor(html)).toMatch(/script-src 'self' '[^']+'$/)
  expect(policyFor(html)).toContain(hash('one()'))
})

test('no policy allows another host', () => {
  for (const policy of [policyFor('<p>'), STREAMED_POLICY, memberPolicy('abc', false), policyOfFile('text/xml')]) {
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|\*/)
  }
})

test('the admin may only frame the players of two hosts', () => {
  const hosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'
  expect(staffPolicy('abc').replace(` ${hosts}`, '')).toBe(memberPolicy('abc', false))
  expect(staffPolicy('abc')).toContain(`frame-src 'self' ${hosts};`)
})

test('a dynamic page runs the scripts with its nonce, and those that they load', () => {
  for (const policy of [staffPolicy('abc'), memberPolicy('abc', true)])
    expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'strict-dynamic'$/)
})

test('a response that is not a page can do nothing when opened directly, but documents are displayed', () => {
  expect(policyOfFile('application/json')).toMatch(/^default-src 'none';.*; sandbox$/)
  expect(policyOfFile('')).toContain('sandbox')
  expect(policyOfFile('application/pdf')).not.toContain('sandbox')
})
