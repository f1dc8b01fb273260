import { beforeEach, expect, test } from 'vitest'
import { POST as create } from '@/app/staff/shared-previews/create/route'
import { POST as end } from '@/app/staff/shared-previews/end/route'
import { POST as list } from '@/app/staff/shared-previews/list/route'
import type { StaffRole } from '@/lib/roles'
import { listSharedPreviews, openSharedPreview } from '@/server/content/shared-previews'
import { pool } from '@/server/database/pool'
import { albumOf, makePicture } from './picture-support'
import { staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => void (await pool().query('DELETE FROM preview_links')))

const context = { disableRevalidate: true }
const HANDLERS = { create, end, list }

async function send(action: keyof typeof HANDLERS, body: object, role: StaffRole = 'editor') {
  const headers = {
    cookie: await staffCookie(role),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const url = `http://localhost:3000/staff/shared-previews/${action}`
  const answer = await HANDLERS[action](new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  const said = (await answer.json()) as { path?: string; previews?: { id: string }[]; message?: string }
  return { status: answer.status, token: said.path?.split('/').at(-1) ?? '', ...said }
}

async function makeDraft(data: object = {}) {
  const cms = await payload()
  const { docs } = await cms.find({ collection: 'posts', limit: 1, sort: 'number', depth: 0 })
  const { id, title } = docs[0]!
  await cms.update({ collection: 'posts', id, data: { title: 'Only a draft', ...data }, draft: true, context })
  return { id, title }
}

test('a link opens the draft as saved now; the database stores only its hash', async () => {
  const { id } = await makeDraft()
  const { status, token } = await send('create', { post: id })
  expect([status, token.length]).toEqual([200, 43])
  expect((await openSharedPreview(token))!.post.title).toBe('Only a draft')
  await makeDraft({ title: 'Written since' })
  expect((await openSharedPreview(token))!.post.title).toBe('Written since')
  const { rows } = await pool().query('SELECT l.*, (SELECT json_agg(e) FROM audit_events e) FROM preview_links l')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows).toMatchObject([{ views: 2, post_id: id }])
  const days = (rows[0] as { expires_at: Date }).expires_at.getTime() - Date.now()
  expect(Math.round(days / 86_400_000)).toBe(7)
})

test('a revoked, expired or invented link is rejected', async () => {
  const { id } = await makeDraft()
  const ended = await send('create', { post: id })
  // The second time another tab revokes it.
  for (const _tab of [1, 2]) expect((await send('end', { id: ended.previews![0]!.id })).status).toBe(200)
  expect((await send('list', { post: id })).previews).toEqual([])
  const expired = await send('create', { post: id })
  await pool().query(`UPDATE preview_links SET expires_at = now() - interval '1 second'`)
  for (const token of [ended.token, expired.token, 'made-up', '', '\0'])
    expect(await openSharedPreview(token)).toBeNull()
  expect(await listSharedPreviews()).toEqual([])
  const { rows } = await pool().query<{ action: string }>(
    `SELECT action FROM audit_events WHERE entry_id = $1 AND action LIKE '%shar%' ORDER BY at LIMIT 2`,
    [id],
  )
  expect(rows.map(({ action }) => action)).toContain('shared')
})

test('a link to an article in the trash is rejected', async () => {
  const { id } = await makeDraft()
  const { token } = await send('create', { post: id })
  const cms = await payload()
  await cms.update({ collection: 'posts', id, data: { deletedAt: new Date().toISOString() }, context })
  expect(await openSharedPreview(token)).toBeNull()
  await cms.update({ collection: 'posts', id, data: { deletedAt: null }, trash: true, context })
})

test('only pictures that visitors may see are shown: none that is held back or that nothing published shows', async () => {
  const picture = await makePicture()
  const { id } = await makeDraft({ image: picture })
  const { token } = await send('create', { post: id })
  const shownImage = async () => (await openSharedPreview(token))!.post.image
  expect(await shownImage()).toBeNull()
  await albumOf(picture, 'published')
  expect(await shownImage()).toMatchObject({ id: picture, shown: true })
  await pool().query(`INSERT INTO takedown_requests (picture_id, state) VALUES ($1, 'hidden')`, [picture])
  expect(await shownImage()).toBeNull()
})

test('a draft has at most twenty links', async () => {
  const { id } = await makeDraft()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send('create', { post: id })))
  expect(outcomes.every(({ status }) => status === 200)).toBe(true)
  expect(await send('create', { post: id })).toMatchObject({
    status: 409,
    message: 'This draft has 20 links. End one of them first.',
  })
})

test('only editors and admins share, list and revoke', async () => {
  const { id } = await makeDraft()
  const { previews } = await send('create', { post: id }, 'admin')
  for (const role of ['coach', 'registrar', 'treasurer'] as const) {
    expect((await send('create', { post: id }, role)).status, role).toBe(403)
    expect((await send('list', { post: id }, role)).status, role).toBe(403)
    expect((await send('end', { id: previews![0]!.id }, role)).status, role).toBe(403)
  }
  expect(await listSharedPreviews()).toHaveLength(1)
  expect((await send('create', { post: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
  expect((await send('create', { post: 'x' })).status).toBe(422)
})
