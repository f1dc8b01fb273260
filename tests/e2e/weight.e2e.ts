import { gzipSync } from 'node:zlib'
import { measureScripts } from '../../scripts/bench/page-weight.mjs'
import { expect, test } from '../support/site'

const KB = 1000

/** Compressed JavaScript that a page may load until it is idle; an empty page of this framework ships 138 kB. */
const BUDGETS = [
  { path: '/', limit: 155 * KB },
  { path: '/player-registration', limit: 190 * KB },
  { path: '/player-registration?form=player', limit: 190 * KB },
]

for (const { path, limit } of BUDGETS) {
  test(`${path} loads at most ${limit / KB} kB of scripts`, async ({ page }) => {
    const { bytes, scripts } = await measureScripts(page, path)
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
}

test('the home page is at most 20 kB of compressed HTML', async ({ request }) => {
  expect(gzipSync(await (await request.get('/')).body()).length).toBeLessThanOrEqual(20 * KB)
})
