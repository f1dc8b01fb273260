import { measureScripts } from '../../scripts/bench/page-weight.mjs'
import { adminPaths } from '../../src/lib/admin-paths'
import { OFFICE_LIMITS } from '../support/page-weight'
import { makeRegistration } from '../support/inbox'
import { expect, test } from '../support/site'
import { signInAs } from '../support/staff-session'

test('no page of the office loads more than 60 kB of scripts over the stock admin, compressed', async ({
  browser,
  baseURL,
  db,
}) => {
  const entry = await makeRegistration(db)
  const { rows } = await db.query<{ post: string; film: string; play: string }>(
    `SELECT (SELECT id FROM posts LIMIT 1) AS post, (SELECT id FROM films LIMIT 1) AS film,
       (SELECT id FROM plays LIMIT 1) AS play`,
  )
  const { post, film, play } = rows[0]!
  const pages = {
    today: '/admin',
    inbox: adminPaths.inbox(''),
    board: adminPaths.inbox('kind=player-registrations&view=board'),
    list: adminPaths.list('player-registrations'),
    case: adminPaths.document('player-registrations', entry),
    post: adminPaths.document('posts', post),
    film: adminPaths.document('films', film),
    play: adminPaths.document('plays', play),
  }
  const weights: Record<string, number> = {}
  for (const [name, path] of Object.entries(pages)) {
    // A new context with an empty cache.
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await signInAs(page, 'admin')
    weights[name] = (await measureScripts(page, path)).bytes
    await context.close()
  }
  test.info().annotations.push({ type: 'weights', description: JSON.stringify(weights) })
  const heavy = Object.entries(weights).filter(([name, bytes]) => bytes > (OFFICE_LIMITS[name] ?? OFFICE_LIMITS.page!))
  expect(heavy).toEqual([])
})
