import { beforeEach, expect, test } from 'vitest'
import { listFailedPlans } from '@/server/content/failed-plans'
import { pool } from '@/server/database/pool'
import { publishDue } from '@/server/content/scheduled'
import { expiredBy } from '../../runtime/next/testing/request'
import { makeStaff, staffAs, type StaffUser } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()
beforeEach(async () => {
  await pool().query('TRUNCATE payload_jobs, faqs CASCADE')
})

const context = { disableRevalidate: true }
const runDue = () => expiredBy(publishDue)

/** A draft of a question that is due for publication, scheduled by this member of staff. */
async function makeDue(question: string, answer: string, user?: StaffUser): Promise<string> {
  const cms = await payload()
  const data = { question, answer, order: 10, _status: 'draft' } as never
  const { id } = await cms.create({ collection: 'faqs', draft: true, data, context })
  const planner = user ?? (await staffAs('editor'))
  const doc = { relationTo: 'faqs', value: id }
  const input = { type: 'publish', doc, user: { relationTo: 'staff', value: planner.id } } as never
  await cms.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 60_000), input })
  return String(id)
}

test('lists failed publications, with the reason and where to fix it', async () => {
  const id = await makeDue('May I watch?', '')
  await runDue()
  const [plan] = await listFailedPlans(await staffAs('editor'))
  expect(plan).toMatchObject({
    type: 'publish',
    title: 'May I watch?',
    href: `/admin/collections/faqs/${id}`,
    reason: 'Before it can go out, fix: Answer.',
  })
  expect(Date.now() - Date.parse(plan!.at)).toBeLessThan(120_000)
})

test('names what happened to the account that scheduled it', async () => {
  const roles = ['editor' as const]
  const planner = await makeStaff({ email: 'left@example.org', name: 'Lee Left', roles })
  await makeDue('May I watch?', 'Yes.', planner)
  await pool().query(`UPDATE staff_roles SET value = 'coach' WHERE parent_id = $1`, [planner.id])
  await runDue()
  expect(await listFailedPlans(await staffAs('editor'))).toMatchObject([
    { reason: 'The account that planned it may not publish it any more.' },
  ])
})

test('omits what was published, also by hand since, and what is in the trash', async () => {
  await makeDue('Is there parking?', 'Yes.')
  const [published, trashed] = [await makeDue('May I watch?', ''), await makeDue('May I film?', '')]
  await runDue()
  expect(await listFailedPlans(await staffAs('editor'))).toHaveLength(2)
  const cms = await payload()
  const data = { answer: 'Yes.', _status: 'published' } as const
  await cms.update({ collection: 'faqs', id: published, data, context })
  await cms.update({
    collection: 'faqs',
    id: trashed,
    data: { deletedAt: new Date().toISOString() },
    draft: true,
    context,
  })
  expect(await listFailedPlans(await staffAs('editor'))).toEqual([])
})

test('lists only what the person may edit', async () => {
  await makeDue('May I watch?', '')
  await runDue()
  for (const role of ['treasurer', 'coach', 'registrar'] as const)
    expect(await listFailedPlans(await staffAs(role)), role).toEqual([])
})
