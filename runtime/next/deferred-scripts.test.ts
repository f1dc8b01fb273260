import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fetchScriptsAfterPaint } from './deferred-scripts.mjs'
import { fetchScriptsAtOnce, isDeferred, scriptsOf } from './page-scripts.mjs'

// A static page as rendered by Next.
const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/><link rel="stylesheet" href="/a.css"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head>' +
  '<body><p>Words</p><script>first()</script><script src="/_next/c.js" async=""></script><script>last()</script></body>'

test('loads only the HTML, its styles and scripts for old browsers with the page', () => {
  const page = fetchScriptsAfterPaint(PAGE)
  expect(page.match(/<script src="[^"]+"|<link [^>]+>/g)).toEqual([
    '<link rel="stylesheet" href="/a.css"/>',
    '<script src="/_next/old.js"',
  ])
})

test('one inline script loads all of them in order, at the position of the last one', () => {
  const page = fetchScriptsAfterPaint(PAGE)
  const [first, loader, last] = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script]) => script)
  expect([first, last]).toEqual(['first()', 'last()'])
  expect(loader).toContain('["/_next/a.js","/_next/b.js","/_next/c.js"]')
})

test('does not change a page twice, or a page without scripts', () => {
  const once = fetchScriptsAfterPaint(PAGE)
  expect(fetchScriptsAfterPaint(once)).toBe(once)
  expect(fetchScriptsAfterPaint('<p>Words</p>')).toBe('<p>Words</p>')
})

/** Runs the loader of PAGE in a browser's place. */
function load({ hasHeading = true, hidden = false }) {
  const loaded: string[] = []
  let report = (_name: string) => {}
  let wait = () => {}
  class PerformanceObserver {
    static supportedEntryTypes = ['paint']
    constructor(notice: (list: object, observer: object) => void) {
      report = (name) => notice({ getEntriesByName: (wanted: string) => [wanted].filter((one) => one === name) }, this)
    }
    observe() {}
    disconnect() {}
  }
  const document = {
    hidden,
    querySelector: () => (hasHeading ? {} : null),
    createElement: () => ({}),
    head: { appendChild: ({ src }: { src: string }) => loaded.push(src) },
  }
  const setTimeout = (callback: () => void) => (wait = callback)
  const [, loader] = /<script>(\(function[^<]*)<\/script>/.exec(fetchScriptsAfterPaint(PAGE))!
  runInNewContext(loader!, { document, PerformanceObserver, window: { PerformanceObserver }, setTimeout })
  return { loaded, report: (name: string) => report(name), wait: () => wait() }
}

const SOURCES = ['/_next/a.js', '/_next/b.js', '/_next/c.js']

test('loads the scripts once, after the first contentful paint or after two seconds', () => {
  const painted = load({})
  painted.report('first-paint')
  expect(painted.loaded).toEqual([])
  painted.report('first-contentful-paint')
  painted.wait()
  expect(painted.loaded).toEqual(SOURCES)
  const late = load({})
  late.wait()
  expect(late.loaded).toEqual(SOURCES)
})

test('loads the scripts at once in a background tab, and in a page without a heading, which only they fill', () => {
  expect(load({ hidden: true }).loaded).toEqual(SOURCES)
  expect(load({ hasHeading: false }).loaded).toEqual(SOURCES)
})

type Prerender = (page: ReactNode, options: object) => Promise<{ prelude: ReadableStream }>

test('supports the markup of Next’s current React version', async () => {
  const require = createRequire(import.meta.url)
  const { prerender } = require('next/dist/compiled/react-dom/static.edge') as { prerender: Prerender }
  const words = createElement('p', null, 'Words')
  const lazy = createElement('script', { src: '/_next/b.js', async: true })
  const page = createElement('html', null, createElement('head'), createElement('body', null, words, lazy))
  const { prelude } = await prerender(page, { bootstrapScriptContent: 'start()', bootstrapScripts: ['/_next/a.js'] })
  const html = await new Response(prelude).text()
  expect(scriptsOf(html)).toEqual(['/_next/b.js', '/_next/a.js'])
  const deferred = fetchScriptsAfterPaint(html)
  expect([isDeferred(html), isDeferred(deferred)]).toEqual([false, true])
  expect(deferred).not.toMatch(/<script src|<link/)
  expect(scriptsOf(deferred)).toEqual(scriptsOf(html))
})

test('restores immediate loading, to measure the benefit', () => {
  const deferred = fetchScriptsAfterPaint(PAGE)
  expect(scriptsOf(fetchScriptsAtOnce(deferred))).toEqual(scriptsOf(PAGE))
  expect(isDeferred(fetchScriptsAtOnce(deferred))).toBe(false)
  expect(fetchScriptsAtOnce('<p>Words</p>')).toBe('<p>Words</p>')
})
