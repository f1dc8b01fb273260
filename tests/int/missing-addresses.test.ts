import { beforeEach, describe, expect, test } from 'vitest'
import { POST as send } from '@/app/staff/missing-addresses/send/route'
import { POST as undo } from '@/app/staff/missing-addresses/undo/route'
import type { StaffRole } from '@/lib/roles'
import { listMissingAddresses } from '@/server/content/missing-addresses'
import { pool } from '@/server/database/pool'
import { createMissingCounter } from '../../runtime/missing-addresses.mjs'
import { staffCookie } from './staff'
import { countRows, freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await pool().query('TRUNCATE missing_addresses')
  await pool().query('DELETE FROM redirects')
})

const counter = () => createMissingCounter({ url: process.env.DATABASE_URL! })
const requestFor = (url: string) => ({ method: 'GET', url, headers: { accept: 'text/html,*/*' } })

async function countTimes(path: string, times: number) {
  const { count, stop } = counter()
  for (let index = 0; index < times; index += 1) count(requestFor(path))
  await stop()
}

async function post(handler: typeof send, body: object, role: StaffRole = 'editor') {
  const headers = {
    cookie: await staffCookie(role),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const request = new Request('http://localhost:3000/staff/missing-addresses', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const answer = await handler(request)
  return { status: answer.status, ...((await answer.json()) as { id?: string; message?: string }) }
}

describe('counting', () => {
  test('adds up the counts of several instances, by path without the query', async () => {
    await Promise.all([countTimes('/summer-camp?from=flyer', 3), countTimes('/summer-camp/', 4)])
    await countTimes('/summer-camp', 1)
    const { rows } = await pool().query('SELECT path, count FROM missing_addresses')
    expect(rows).toEqual([{ path: '/summer-camp', count: 8 }])
  })

  test('ignores programs that do not request a page, and other methods', async () => {
    const { count, stop } = counter()
    count({ method: 'GET', url: '/summer-camp', headers: { accept: '*/*' } })
    count({ method: 'GET', url: '/summer-camp', headers: {} })
    count({ ...requestFor('/summer-camp'), method: 'HEAD' })
    await stop()
    expect(await countRows('missing_addresses')).toBe(0)
  })

  test('keeps frequent addresses through a flood of made-up ones', async () => {
    await countTimes('/summer-camp', 5)
    for (let wave = 0; wave < 4; wave += 1) {
      const { count, stop } = counter()
      for (let index = 0; index < 5_000; index += 1) count(requestFor(`/made-up-${wave}-${index}`))
      await stop()
    }
    expect(await countRows('missing_addresses')).toBe(1_000)
    expect((await listMissingAddresses()).addresses).toMatchObject([{ path: '/summer-camp', count: 5 }])
  })

  test('deletes counts after seven days, and continues while the database is unavailable', async () => {
    await pool().query(`INSERT INTO missing_addresses VALUES ('/long-ago', current_date - 10, 9)`)
    const { count, flush, stop } = createMissingCounter({ url: 'postgres://unknown@127.0.0.1:1/unknown' })
    count(requestFor('/summer-camp'))
    await flush()
    count(requestFor('/summer-camp'))
    await stop()
    await countTimes('/summer-camp', 2)
    const { rows } = await pool().query('SELECT path, count FROM missing_addresses')
    expect(rows).toEqual([{ path: '/summer-camp', count: 2 }])
  })
})

describe('redirecting to a page', () => {
  test('suggests the nearest page, redirects to it and is undone', async () => {
    await countTimes('/coach/d-ruiz', 12)
    const { addresses } = await listMissingAddresses()
    expect(addresses).toEqual([{ path: '/coach/d-ruiz', count: 12, suggestion: '/coaches' }])
    const { status, id } = await post(send, { from: '/coach/d-ruiz', to: '/coaches' })
    expect(status).toBe(200)
    const redirect = await (await payload()).findByID({ collection: 'redirects', id: id! })
    expect(redirect).toMatchObject({ from: '/coach/d-ruiz', to: { type: 'custom', url: '/coaches' } })
    expect((await listMissingAddresses()).addresses).toEqual([])
    expect((await post(send, { from: '/coach/d-ruiz', to: '/events' })).status).toBe(409)
    expect((await post(undo, { id: id! })).status).toBe(200)
    expect((await listMissingAddresses()).addresses).toHaveLength(1)
  })

  test('rejects targets that are not our pages, and addresses without requests', async () => {
    await countTimes('/summer-camp', 2)
    for (const to of ['//evil.example', 'https://evil.example', '/no-such-page', '/funding-deck', '/admin', ''])
      expect((await post(send, { from: '/summer-camp', to })).status, to).toBe(422)
    expect((await post(send, { from: '/about', to: '/events' })).status).toBe(404)
    const cms = await payload()
    const data = { from: '/about', to: { type: 'custom', url: '/events' } } as never
    await expect(cms.create({ collection: 'redirects', data })).rejects.toMatchObject({ name: 'ValidationError' })
  })

  test('is neither offered nor possible once a page has the address', async () => {
    await countTimes('/events', 3)
    expect((await listMissingAddresses()).addresses).toEqual([])
    expect((await post(send, { from: '/events', to: '/coaches' })).status).toBe(409)
  })

  test('is limited to editors and admins', async () => {
    await countTimes('/summer-camp', 2)
    for (const role of ['coach', 'registrar', 'treasurer'] as const) {
      expect((await post(send, { from: '/summer-camp', to: '/events' }, role)).status, role).toBe(403)
      expect((await post(undo, { id: '00000000-0000-4000-8000-000000000000' }, role)).status, role).toBe(403)
    }
    expect((await post(send, { from: '/summer-camp', to: '/events' }, 'admin')).status).toBe(200)
  })
})

describe('an old address that staff enter', () => {
  const to = { type: 'custom' as const, url: '/events' }

  test.each([
    ['/blog/an-old_post.1', true],
    ['/media/2019/finals', true],
    ['/blog/an old post', false],
    ['/blog/old?page=2', false],
    ['/coaches/ruiz', false],
    ['blog/old', false],
    ['', false],
  ])('%j is accepted: %s', async (from, isAccepted) => {
    const created = (await payload()).create({ collection: 'redirects', data: { from, to } as never })
    const error = await created.then(
      () => null,
      (problem: unknown) => (problem as { name: string }).name,
    )
    expect(error).toBe(isAccepted ? null : 'ValidationError')
  })

  test('stays valid where a request reported it, and cannot be changed to another one', async () => {
    await countTimes('/summer-camp', 2)
    const { id } = await post(send, { from: '/summer-camp', to: '/events' })
    const cms = await payload()
    const save = (from: string) =>
      cms.update({ collection: 'redirects', id: id!, data: { from, to: { ...to, url: '/coaches' } } as never })
    await expect(save('/winter-camp')).rejects.toMatchObject({ name: 'ValidationError' })
    expect(await save('/summer-camp')).toMatchObject({ to: { url: '/coaches' } })
  })
})
