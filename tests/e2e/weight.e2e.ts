import { isDeferred, scriptsOf } from '../../scripts/next/page-scripts.mjs'
import { expect, test, visit } from '../support/site'

// One of each kind: content, a form, the plan, the deck that is drawn in idle moments.
const KINDS = ['/teams', '/player-registration?form=player', '/performance-tracker', '/funding-deck']

// How heavy these may be is asked of the pages themselves (http/weight.http.ts): that they load nothing else is not.
for (const path of KINDS) {
  test(`${path} loads the scripts that it names, once it has been painted, and no other until it is idle`, async ({
    page,
    request,
  }) => {
    // Whoever comes right after a change gets the page as it is rendered, everybody else as it is kept.
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
  })
}
