import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { STAFF_POLICY, STREAMED_POLICY, policyFor } from './content-security-policy.mjs'

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('every inline script is named by its hash, once, and inline code is not allowed otherwise', () => {
  const html =
    '<script>one()</script><script src="/a.js" async></script><script id="x">two()</script><script>one()</script>'
  const scripts = policyFor(html)
    .split('; ')
    .find((part) => part.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`)
})

test('a block of data is not named, and the script after it is', () => {
  const html = '<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script>one()</script>'
  expect(policyFor(html)).toMatch(/script-src 'self' '[^']+'$/)
  expect(policyFor(html)).toContain(hash('one()'))
})

test('no policy lets another host in', () => {
  for (const policy of [policyFor('<p>'), STREAMED_POLICY]) {
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|\*/)
  }
})

test('the admin may frame the players of two hosts, and nothing else of anybody', () => {
  const hosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'
  expect(STAFF_POLICY.replace(` ${hosts}`, '')).toBe(STREAMED_POLICY)
  expect(STAFF_POLICY).toContain(`frame-src 'self' ${hosts};`)
})
