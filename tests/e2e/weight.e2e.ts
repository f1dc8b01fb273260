import { isDeferred, scriptsOf } from '../../runtime/next/page-scripts.mjs'
import { expect, test, visit } from '../support/site'

// One page of each kind: content, a form, the plan, and the deck that renders in idle time.
const KINDS = ['/teams', '/player-registration?form=player', '/performance-tracker', '/funding-deck']

// http/weight.http.ts checks the size of the scripts that a page names. It cannot check that a page loads no other scripts.
for (const path of KINDS) {
  test(`${path} loads its named scripts after the first paint, and no others until it is idle`, async ({
    page,
    request,
  }) => {
    // The first request after a change gets the page while it is rendered, later requests get the cached page.
    const isKept = async () => isDeferred(await (await request.get(path)).text())
    await expect.poll(isKept).toBe(true)
    const named = scriptsOf(await (await request.get(path)).text())
    const loaded: string[] = []
    page.on('request', (one) => void (one.resourceType() === 'script' && loaded.push(new URL(one.url()).pathname)))
    await visit(page, path, { waitUntil: 'networkidle' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(named.length).toBeGreaterThan(5)
    expect(loaded.sort()).toEqual([...named].sort())
    expect(await page.locator('script[src^="/_next/"][async]').count()).toBeGreaterThan(5)
    const { paint, firstScript } = await page.evaluate(readTimes)
    expect(firstScript).toBeGreaterThanOrEqual(paint)
  })
}

function readTimes() {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return { paint: paint!.startTime, firstScript: Math.min(...scripts.map(({ startTime }) => startTime)) }
}
