import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { PAGES } from '../../scripts/lib/pages.mjs'
import { hasCompileHint } from '../../runtime/next/compile-hints.mjs'
import { scriptsOf } from '../../runtime/next/page-scripts.mjs'
import { expect, test } from '../support/http'
import { LIMITS } from '../support/page-weight'

const HOME_HTML = 20_000
/** A connection's first ten packets: what a document may have to arrive in one round trip, headers included. */
const ONE_ROUND_TRIP = 14_600

test('no page names more scripts than its limit, compressed; an empty page of this framework has 138 kB', async ({
  request,
}) => {
  const weights = new Map<string, Promise<number>>()
  const weigh = async (script: string) => gzipSync(await (await request.get(script)).body()).length
  const heavy: string[] = []
  for (const path of PAGES) {
    const scripts = scriptsOf(await read(request, path))
    expect(scripts.length, path).toBeGreaterThan(5)
    for (const script of scripts) if (!weights.has(script)) weights.set(script, weigh(script))
    const bytes = sum(await Promise.all(scripts.map((script) => weights.get(script)!)))
    const limit = LIMITS[path] ?? LIMITS.content!
    if (bytes > limit) heavy.push(`${path}: ${bytes} of ${limit}`)
  }
  expect(heavy).toEqual([])
})

test('the home page is at most 20 kB of compressed HTML', async ({ request }) => {
  expect(gzipSync(await read(request, '/')).length).toBeLessThanOrEqual(HOME_HTML)
})

test('the plan generator and its headers arrive in one round trip; the library comes later', async ({ request }) => {
  const answer = await request.get('/performance-tracker', { headers: { 'accept-encoding': 'br' } })
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
  expect(Number(answer.headers()['content-length']) + headers.join('').length).toBeLessThan(ONE_ROUND_TRIP)
  expect((await request.get('/performance-tracker/library.json')).headers()['cache-control']).toContain('s-maxage=300')
})

test('the home page has one inline script, without escaped tags', async ({ request }) => {
  const html = await read(request, '/')
  expect(html.match(/<script(?: id="_R_")?>/g)).toHaveLength(1)
  expect(html).not.toMatch(/\\u003c(?!\/?script|!--)/i)
})

test('a page preloads only the two fonts it uses', async ({ request }) => {
  expect(await preloadedFonts(request, '/')).toHaveLength(2)
})

test('the script that every page starts with is marked for the compiler', async ({ request }) => {
  const scripts = scriptsOf(await read(request, '/'))
  const bodies = await Promise.all(scripts.map(async (script) => (await request.get(script)).text()))
  const [largest] = bodies.sort((one, other) => other.length - one.length)
  expect(hasCompileHint(largest!)).toBe(true)
})

async function preloadedFonts(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path)
  const said = [answer.headers().link ?? '', await answer.text()].join()
  return [...new Set(said.match(/[^"<]+\.woff2(?=[^<]*as="?font)/g) ?? [])]
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
