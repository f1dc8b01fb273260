import { expect, test } from 'vitest'
import { DELETE, GET, POST } from '@/app/(payload)/api/[...slug]/route'
import { pool } from '@/server/database/pool'
import type { PublishPlan } from '@/lib/publish-plans'
import type { StaffRole } from '@/lib/roles'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }
const HOUR_MS = 60 * 60 * 1000
const later = (hours: number) => new Date(Math.floor(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString()

type PlansResponse = { status: number; plans?: PublishPlan[]; errors?: { message: string }[] }
type PlansOptions = { method?: 'GET' | 'POST' | 'DELETE'; role?: StaffRole; body?: object }

/** Sends the requests of the bar of an open document. */
async function callPlans(
  path: string,
  { method = 'GET', role = 'editor', body }: PlansOptions = {},
): Promise<PlansResponse> {
  const headers = {
    cookie: await staffCookie(role),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const url = `http://localhost:3000/api/${path}`
  const request = new Request(url, { method, headers, body: body && JSON.stringify(body) })
  const answer = await { GET, POST, DELETE }[method](request, { params: Promise.resolve({ slug: path.split('/') }) })
  return { status: answer.status, ...((await answer.json()) as object) }
}

const plan = (path: string, at: string, type = 'publish') => callPlans(path, { method: 'POST', body: { type, at } })

async function findPost(isComplete = true) {
  const cms = await payload()
  const { docs } = await cms.find({ collection: 'posts', sort: '-number', limit: 1, depth: 0 })
  const { id, title } = docs[0]!
  const excerpt = isComplete ? 'An excerpt.' : ''
  await cms.update({ collection: 'posts', id, data: { title: 'A draft', excerpt }, draft: true, context })
  return { id, path: `posts/${id}/plans`, title }
}

test('a draft is scheduled, rescheduled, and unscheduled; what visitors read stays', async () => {
  const { id, path, title } = await findPost()
  const first = await plan(path, later(20))
  expect(first).toMatchObject({ status: 200, plans: [{ type: 'publish', at: later(20), hasFailed: false }] })
  const second = await plan(path, later(44))
  expect(second.plans).toMatchObject([{ type: 'publish', at: later(44) }])
  expect((await plan(path, later(68), 'unpublish')).plans).toHaveLength(2)
  expect((await callPlans(path)).plans).toHaveLength(2)
  const left = await callPlans(`${path}/${second.plans![0]!.id}`, { method: 'DELETE' })
  expect(left.plans).toMatchObject([{ type: 'unpublish', at: later(68) }])
  const live = await (await payload()).findByID({ collection: 'posts', id, draft: false, depth: 0 })
  expect([live.title, live._status]).toEqual([title, 'published'])
  const { rows } = await pool().query<{ action: string }>(
    'SELECT action FROM audit_events WHERE entry_id = $1 ORDER BY at',
    [id],
  )
  expect(rows.map(({ action }) => action).filter((action) => /schedul/.test(action))).toEqual([
    ...['scheduled', 'scheduled', 'unscheduled', 'scheduled', 'unscheduled'],
  ])
})

test.each([
  ['that is over', later(-2), 'That moment is over. Choose one that is still to come.'],
  ['that is none', 'tomorrow', 'Choose a day and a time.'],
])('a time %s is rejected', async (_, at, message) => {
  const { path } = await findPost()
  const before = (await callPlans(path)).plans
  expect(await plan(path, at)).toMatchObject({ status: 422, errors: [{ message }] })
  expect((await callPlans(path)).plans).toEqual(before)
})

test('an incomplete draft is not scheduled, shows what is missing, and stays unchanged', async () => {
  const { id, path, title } = await findPost(false)
  const { status, errors } = await plan(path, later(20))
  expect([status, errors?.[0]?.message]).toEqual([422, 'Before it can go out, fix: Article > Excerpt.'])
  const cms = await payload()
  expect((await cms.findByID({ collection: 'posts', id, draft: false })).title).toBe(title)
  expect((await cms.findByID({ collection: 'posts', id, draft: true }))._status).toBe('draft')
  expect((await plan(path, later(20), 'unpublish')).status).toBe(200)
})

test('a failed publication is reported, and can be unscheduled like any other', async () => {
  const { id, path } = await findPost()
  const input = { type: 'publish', doc: { relationTo: 'posts', value: id } }
  await pool().query(
    `INSERT INTO payload_jobs (task_slug, queue, wait_until, has_error, input)
     VALUES ('schedulePublish', 'default', now() - interval '1 hour', true, $1)`,
    [JSON.stringify(input)],
  )
  const failed = (await callPlans(path)).plans!.filter(({ hasFailed }) => hasFailed)
  expect(failed).toHaveLength(1)
  const { plans } = await callPlans(`${path}/${failed[0]!.id}`, { method: 'DELETE' })
  expect(plans!.some(({ hasFailed }) => hasFailed)).toBe(false)
})

test('the texts of a page are scheduled in the same way', async () => {
  const path = 'globals/faq-page/plans'
  expect(await plan(path, later(20))).toMatchObject({ status: 200, plans: [{ type: 'publish', at: later(20) }] })
})

test('people without publish permission see no schedule, and cannot create or cancel one, also by Payload’s own endpoint', async () => {
  const { path } = await findPost()
  const planned = (await plan(path, later(30))).plans!.find(({ type }) => type === 'publish')!
  for (const role of ['coach', 'registrar', 'treasurer'] as const) {
    expect((await callPlans(path, { role })).status, role).toBe(403)
    const body = { type: 'publish', at: later(50) }
    expect((await callPlans(path, { role, method: 'POST', body })).status, role).toBe(403)
    expect((await callPlans(`${path}/${planned.id}`, { role, method: 'DELETE' })).status, role).toBe(403)
  }
  const cms = await payload()
  const where = { id: { equals: planned.id } }
  const { errors } = await cms.delete({ collection: 'payload-jobs', where, user: await staffAs('coach') })
  expect(errors).toHaveLength(1)
  expect((await callPlans(path)).plans).toContainEqual(planned)
  const other = (await plan('globals/faq-page/plans', later(20))).plans![0]!
  await callPlans(`${path}/${other.id}`, { method: 'DELETE' })
  expect((await callPlans('globals/faq-page/plans')).plans).toContainEqual(other)
})
