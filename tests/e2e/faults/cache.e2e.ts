import { PAGES } from '../../../scripts/lib/pages.mjs'
import { restartDatabase } from '../../support/database'
import { expect, test } from '../../support/site'
import { postponeScheduledJobs, resumeScheduledJobs, statements } from '../../support/statements'

test.use({ environmentName: 'own_database', ownCluster: true })

test.afterEach(async ({ db }) => {
  await restartDatabase()
  await resumeScheduledJobs(db)
})

test('a cached page sends no database query', async ({ request, db }) => {
  const cached = PAGES.filter((page) => page !== '/no-such-page')
  for (const page of cached) await request.get(page)
  await postponeScheduledJobs(db)
  await restartDatabase({ log_statement: 'all' })

  const before = statements().length
  for (const page of cached) expect((await request.get(page)).status()).toBe(200)
  expect(statements().slice(before)).toEqual([])

  // Verifies the counter: an uncached page does send queries.
  await request.get('/search?q=footwork')
  await expect.poll(() => statements().length).toBeGreaterThan(before)
})
