import { PAGES } from '../../../scripts/lib/pages.mjs'
import { restartDatabase } from '../../support/database'
import { expect, test } from '../../support/site'
import { statements } from '../../support/statements'

test.use({ worldName: 'faults_cache', ownCluster: true })

test.afterEach(() => restartDatabase())

test('a page that was rendered before asks the database nothing', async ({ request }) => {
  const cached = PAGES.filter((page) => page !== '/no-such-page')
  for (const page of cached) await request.get(page)
  await restartDatabase({ log_statement: 'all' })

  const before = statements().length
  for (const page of cached) expect((await request.get(page)).status()).toBe(200)
  expect(statements().slice(before)).toEqual([])

  // The counter counts: a page that is not kept does ask.
  await request.get('/search?q=footwork')
  await expect.poll(() => statements().length).toBeGreaterThan(before)
})
