import { gzipSync } from 'node:zlib'
import { measureScripts } from '../../scripts/bench/page-weight.mjs'
import { PAGES } from '../../scripts/lib/pages.mjs'
import { expect, test, visit } from '../support/site'

const KB = 1000
const CONTENT = 150 * KB
const FORM = 190 * KB
/** Home carries a form as well as its content. */
const HEAVIER: Record<string, number> = {
  '/': 155 * KB,
  '/player-registration': FORM,
  '/player-registration?form=player': FORM,
  '/tryout-registration': FORM,
  '/advanced-academy': FORM,
  '/performance-tracker': 175 * KB,
  '/fundraiser': FORM,
  '/sponsors': FORM,
  '/funding-deck': FORM,
}

/** Compressed JavaScript that a page may load until it is idle; an empty page of this framework ships 138 kB. */
for (const path of PAGES) {
  const limit = HEAVIER[path] ?? CONTENT
  test(`${path} loads at most ${limit / KB} kB of scripts`, async ({ page }) => {
    const { bytes, scripts } = await measureScripts(page, path)
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
}

test('the home page is at most 20 kB of compressed HTML', async ({ request }) => {
  expect(gzipSync(await (await request.get('/')).body()).length).toBeLessThanOrEqual(20 * KB)
})

test('a page asks for its scripts once it has been painted', async ({ page, request }) => {
  const home = () => request.get('/').then((answer) => answer.text())
  // Whoever comes right after a change gets the page as it is rendered, everybody else as it is kept.
  await expect.poll(home).not.toMatch(/<script[^>]+src="[^"]+" async/)
  await visit(page, '/')
  const scripts = page.locator('script[src^="/_next/"][async]')
  expect(await scripts.count()).toBeGreaterThan(5)
})

test('the script that every page starts with is marked for the compiler', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) bodies.push(answer.text())
  })
  await visit(page, '/')
  const [largest] = (await Promise.all(bodies)).sort((one, other) => other.length - one.length)
  expect(largest?.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
