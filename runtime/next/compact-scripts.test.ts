import { expect, test } from 'vitest'
import { compactInlineScripts } from './compact-scripts.mjs'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'
import { fetchScriptsAtOnce, isDeferred, scriptsOf } from './page-scripts.mjs'

test('joins neighboring inline scripts, and no others', () => {
  const data = '<script type="application/ld+json">{}</script>'
  const page = `${data}<script>a()</script><p>Words</p><script id="_R_">b()</script><script>c()</script><script>d()</script>`
  const old = '<script src="/_next/old.js" noModule=""></script><script>e()</script>'
  expect(compactInlineScripts(page + old)).toBe(
    `${data}<script>a()</script><p>Words</p><script id="_R_">b();c();d()</script>${old}`,
  )
})

test.each([
  ['HTML', String.raw`"\u003cg class='court'\u003e\u003C/g\u003E"`, `"<g class='court'></g>"`],
  ['the end of a script', String.raw`"\u003c/script\u003e\u003c/SCRIPT "`, String.raw`"\u003c/script>\u003c/SCRIPT "`],
  ['the start of a script', String.raw`"\u003cscript\u003e"`, String.raw`"\u003cscript>"`],
  ['a comment', String.raw`"\u003c!-- \u003cb"`, String.raw`"\u003c!-- <b"`],
  ['an escaped backslash', String.raw`"\\u003cb \\\u003cb"`, String.raw`"\\u003cb \\<b"`],
  ['other escapes', String.raw`"\u0026amp; \n \u2028"`, String.raw`"\u0026amp; \n \u2028"`],
])('writes %s in a string as shortly as is safe, with the same value', (_, written, expected) => {
  const compact = compactInlineScripts(`<script>${written}</script>`)
  expect(compact).toBe(`<script>${expected}</script>`)
  expect(JSON.parse(expected.replaceAll("'", ''))).toBe(JSON.parse(written.replaceAll("'", '')))
})

test('leaves structured data and the words of the page as they are', () => {
  const page = String.raw`<script type="application/ld+json">{"name":"\u003cb"}</script><p>\u003cb</p>`
  expect(compactInlineScripts(page)).toBe(page)
})

test('leaves the loader of the scripts recognizable', () => {
  const before =
    '<head><script src="/_next/a.js" async=""></script></head><p>Words</p><script>first()</script><script src="/_next/b.js" async=""></script><script>last()</script>'
  const page = compactInlineScripts(fetchScriptsAfterPaint(before))
  expect(page.match(/<script>/g)).toHaveLength(1)
  expect([isDeferred(page), scriptsOf(page)]).toEqual([true, scriptsOf(before)])
  expect(scriptsOf(fetchScriptsAtOnce(page))).toEqual(scriptsOf(before))
})
