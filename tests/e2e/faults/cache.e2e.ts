import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PAGES } from '../../../scripts/lib/pages.mjs'
import { restartDatabase } from '../../support/database'
import { expect, test } from '../../support/site'

const LOG = path.join(process.env.FULLCOURT_DATA_DIR!, 'postgres', 'server.log')
/** What the queue asks once in a while by itself, and what starting the database asks. */
const BACKGROUND = /graphile_worker|payload_jobs|_private_|LISTEN|from pg_/

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

function statements(): string[] {
  return readFileSync(LOG, 'utf8')
    .split('\n')
    .filter((line) => /(statement|execute [^:]*):/.test(line) && !BACKGROUND.test(line))
}
