import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { isSeeded } from '../support/articles'
import { expect, test } from '../support/http'

type Found = { path: string; html: string; status: number; from: string }

const START = '/'
/** Pages that visitors reach otherwise than by a link. */
const UNLINKED = [
  '/no-such-page',
  '/registration-status',
  '/registration-status/expired',
  '/login/confirm?token=1',
  '/login/reset?token=1',
  '/enrol/expired',
  '/p/expired',
  '/funding-deck/for/expired',
  '/tours/TR-1/expired',
  '/forms/tryout/again',
  '/forms/takedown/received',
]
const SKIPPED = /^\/(admin|api|_next)\//
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Valid HTML that React renders and the default rules report.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Phone numbers and dates do not wrap within a sentence.
    'tel-non-breaking': 'off',
  },
})

let pages: Found[] = []

test.describe.configure({ mode: 'serial' })

test('every internal link of the site resolves', async ({ request }) => {
  test.setTimeout(180_000)
  pages = await crawl(request)
  expect(pages.length).toBeGreaterThan(80)
  expect(pages.filter(({ status }) => status !== 200).map(({ path, from }) => `${path} (from ${from})`)).toEqual([])
})

test('every #fragment exists on its target page', () => {
  const broken = pages.flatMap(({ html, path }) =>
    linksOf(html)
      .filter((href) => href.includes('#') && href !== '#')
      .filter((href) => !hasTarget(new URL(href, `http://site.invalid${path}`)))
      .map((href) => `${href} (on ${path})`),
  )
  expect(broken).toEqual([])
})

test('every page is valid HTML', async () => {
  const problems: string[] = []
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      problems.push(`${path}: ${ruleId}: ${message} (${line}:${column})`)
  }
  expect([...new Set(problems)]).toEqual([])
})

test('no page, result, feed or calendar contains an unfilled placeholder in braces', async ({ request }) => {
  const texts = pages.map(({ path, html }) => [path, visibleText(html)] as const)
  for (const query of ['age 5', 'packages', 'monthly', 'cost', 'Scottsdale', 'private'])
    texts.push([query, visibleText(await (await request.get(`/search?q=${encodeURIComponent(query)}`)).text())])
  for (const path of ['/blog/feed.xml', '/events/calendar.ics'])
    texts.push([path, await (await request.get(path)).text()])
  expect(texts.flatMap(([path, text]) => (text.match(/\{\w+\}/g) ?? []).map((word) => `${word} on ${path}`))).toEqual(
    [],
  )
})

test('no two pages open with the same drawn play', async ({ request }) => {
  const openings = new Map<string, string[]>()
  const more = UNLINKED.map(async (path) => ({ path, html: await (await request.get(path)).text() }))
  for (const { path, html } of [...pages, ...(await Promise.all(more))]) {
    const play = openingPlay(html)
    const [, page = path] = html.match(/<link rel="canonical" href="([^"]+)"/) ?? []
    if (play) openings.set(play, [...new Set([...(openings.get(play) ?? []), page])])
  }
  expect(openings.size).toBeGreaterThan(20)
  expect([...openings.values()].filter(({ length }) => length > 1)).toEqual([])
})

test('no page loads anything from another host', () => {
  const foreign = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<(?:script|img|iframe|source|video|audio|link)\b[^>]*?\s(?:src|srcset|href)="(https?:[^"]+)"/g)]
      .filter(([tag]) => !/rel="(canonical|alternate)"/.test(tag))
      .map(([, url]) => `${path}: ${url}`),
  )
  expect(foreign).toEqual([])
})

async function crawl(request: APIRequestContext): Promise<Found[]> {
  const seen = new Map<string, Found>()
  const queue = [{ path: START, from: 'the start' }]
  while (queue.length > 0) {
    const { path, from } = queue.shift()!
    if (seen.has(path)) continue
    const response = await request.get(path)
    const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html')
    const html = isPage ? await response.text() : ''
    seen.set(path, { path, from, html, status: response.status() })
    for (const href of linksOf(html)) {
      const url = new URL(href, `http://site.invalid${path}`)
      if (
        url.hostname === 'site.invalid' &&
        url.protocol === 'http:' &&
        !SKIPPED.test(url.pathname) &&
        isSeeded(url.pathname)
      )
        queue.push({ path: url.pathname + url.search, from: path })
    }
  }
  return [...seen.values()]
}

// The lines of the play in the first section of a page, without the ids of its masks.
function openingPlay(html: string): string | undefined {
  const [section] = html.match(/<main\b[\s\S]*?<\/section>/) ?? []
  const [drawing] = section?.match(/(class="board"><svg|<svg[^>]*is-drawn)[\s\S]*?<\/svg>/) ?? []
  return drawing && [...drawing.matchAll(/\s(?:d|transform|cx|cy)="([^"]*)"/g)].map(([, value]) => value).join(' ')
}

// The text that a visitor reads: titles and descriptions included, scripts and styles excluded.
function visibleText(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
}

function hasTarget(url: URL): boolean {
  if (url.hostname !== 'site.invalid' || !isSeeded(url.pathname)) return true
  const target = pages.find(({ path }) => path === url.pathname + url.search)
  const id = decodeURIComponent(url.hash.slice(1))
  return Boolean(target?.html.includes(`id="${id}"`))
}
