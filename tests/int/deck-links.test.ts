import { beforeEach, expect, test } from 'vitest'
import { openDeckLink } from '@/features/giving/server/deck/queries'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => void (await pool().query('DELETE FROM deck_links')))

async function makeLink(data: object = {}) {
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const link = await cms.create({
    collection: 'deck-links',
    data: { recipient: 'Sample Partners', expiresAt, ...data } as never,
    user,
    overrideAccess: false,
  })
  return { id: link.id, link: link.link!, token: link.link!.split('/').at(-1)! }
}

test('staff can read the link again; the database stores only its hash', async () => {
  const { id, link, token } = await makeLink()
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  expect((await cms.findByID({ collection: 'deck-links', id, user, overrideAccess: false })).link).toBe(link)
  const { rows } = await pool().query('SELECT * FROM deck_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(token.length).toBeGreaterThan(40)
})

test('each opening is counted, also concurrent ones', async () => {
  const { token } = await makeLink()
  expect(await Promise.all(Array.from({ length: 10 }, () => openDeckLink(token)))).toEqual(Array(10).fill(true))
  const { rows } = await pool().query('SELECT views::int, last_viewed_at FROM deck_links')
  expect(rows).toEqual([{ views: 10, last_viewed_at: expect.any(Date) }])
})

test('an expired, closed or invented link is rejected', async () => {
  const ended = await makeLink({ expiresAt: new Date(Date.now() - 1000).toISOString() })
  const closed = await makeLink({ isRevoked: true })
  for (const token of [ended.token, closed.token, 'made-up', '']) expect(await openDeckLink(token)).toBe(false)
  const { rows } = await pool().query('SELECT sum(views)::int AS views FROM deck_links')
  expect(rows).toEqual([{ views: 0 }])
})

test('links cannot be forged: key, views and hash are set by the server', async () => {
  const { id, token } = await makeLink({ seed: 'known', tokenHash: 'known', views: 99 })
  const [cms, user] = [await payload(), await staffAs('treasurer')]
  const data = { tokenHash: 'other', seed: 'other', views: 50, recipient: 'Renamed' } as never
  await cms.update({ collection: 'deck-links', id, data, user, overrideAccess: false })
  expect(await openDeckLink(token)).toBe(true)
  const { rows } = await pool().query('SELECT recipient, views::int FROM deck_links')
  expect(rows).toEqual([{ recipient: 'Renamed', views: 1 }])
})

test('visitors of the API cannot read the deck, in any request', async () => {
  const cms = await payload()
  for (const draft of [false, true]) {
    const reading = cms.findGlobal({ slug: 'funding-deck-page', draft, overrideAccess: false, user: null })
    await expect(reading).rejects.toMatchObject({ status: 403 })
  }
})
