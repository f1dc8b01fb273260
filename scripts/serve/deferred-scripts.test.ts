import { expect, test } from 'vitest'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'

// As Next writes a static page.
const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/><link rel="stylesheet" href="/a.css"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head>' +
  '<body><p>Words</p><script>first()</script><script src="/_next/c.js" async=""></script><script>last()</script></body>'

test('nothing is fetched with the page but its words, its style and what old browsers need', () => {
  const page = fetchScriptsAfterPaint(PAGE)
  expect(page.match(/<script src="[^"]+"|<link [^>]+>/g)).toEqual([
    '<link rel="stylesheet" href="/a.css"/>',
    '<script src="/_next/old.js"',
  ])
})

test('one inline script asks for all of them, in their order, where the last one stood', () => {
  const page = fetchScriptsAfterPaint(PAGE)
  const [first, loader, last] = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script]) => script)
  expect([first, last]).toEqual(['first()', 'last()'])
  expect(loader).toContain('["/_next/a.js","/_next/b.js","/_next/c.js"]')
})

test('a finished page is not finished twice, and one without scripts stays as it is', () => {
  const once = fetchScriptsAfterPaint(PAGE)
  expect(fetchScriptsAfterPaint(once)).toBe(once)
  expect(fetchScriptsAfterPaint('<p>Words</p>')).toBe('<p>Words</p>')
})
