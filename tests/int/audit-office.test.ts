import { beforeAll, expect, test } from 'vitest'
import type { GlobalSlug } from 'payload'
import type { StaffRole } from '@/lib/roles'
import { fieldLabels } from '@/admin/field-labels'
import { detailLabel } from '@/features/entries/rules/audit-labels'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { withoutPages } from './access-requests'
import { makeStaff, staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeAll(withoutPages)

/** Returns the audit notes of a kind, newest first: never a value. */
async function notedOf(kind: string) {
  const { rows } = await pool().query(
    'SELECT actor_name AS who, action, detail FROM audit_events WHERE kind = $1 ORDER BY id DESC',
    [kind],
  )
  return rows as { who: string; action: string; detail: string | null }[]
}

async function changeGlobal(role: StaffRole, slug: GlobalSlug, data: object): Promise<void> {
  await asStaff(await staffAs(role)).updateGlobal({ slug, data: data as never, depth: 0 })
}

test('records who changed a fee or a setting, with the field and without the amount', async () => {
  await changeGlobal('treasurer', 'fees', { monthlyCents: 21_099 })
  await changeGlobal('editor', 'site-settings', { phone: '(623) 555-0177' })
  expect((await notedOf('fees'))[0]).toEqual({
    who: 'Test treasurer',
    action: 'changed',
    detail: expect.stringMatching(/^monthlyCents\b/),
  })
  expect((await notedOf('site-settings'))[0]).toEqual({ who: 'Test editor', action: 'changed', detail: 'phone' })
  expect(JSON.stringify(await notedOf('fees'))).not.toContain('21')
})

test('records who drafted a page, and who published it with the fields that changed for visitors', async () => {
  const cms = await payload()
  const { hero } = await cms.findGlobal({ slug: 'contact-page', depth: 0 })
  const user = { ...(await staffAs('editor')), collection: 'staff' as const }
  const save = (draft: boolean) =>
    cms.updateGlobal({
      slug: 'contact-page',
      draft,
      data: { hero: { ...hero, title: 'Ask us' }, _status: draft ? 'draft' : 'published' },
      user,
      overrideAccess: false,
    })
  await save(true)
  expect(await notedOf('contact-page')).toMatchObject([{ who: 'Test editor', action: 'drafted' }])
  await save(false)
  expect(await notedOf('contact-page')).toMatchObject([{ action: 'published', detail: 'hero' }, { action: 'drafted' }])
})

test('records no change that the site makes by itself', async () => {
  const cms = await payload()
  const { docs } = await cms.find({ collection: 'faqs', limit: 1, depth: 0 })
  const before = [await notedOf('faqs'), await notedOf('site-settings')]
  await cms.update({ collection: 'faqs', id: docs[0]!.id, data: { order: 77 } })
  await cms.updateGlobal({ slug: 'site-settings', data: { phone: '(623) 555-0178' } })
  expect([await notedOf('faqs'), await notedOf('site-settings')]).toEqual(before)
})

test('records who changed a player', async () => {
  const cms = await payload()
  const { docs } = await cms.find({ collection: 'players', limit: 1, depth: 0 })
  const registrar = asStaff(await staffAs('registrar'))
  await registrar.update({ collection: 'players', id: docs[0]!.id, data: { number: '77' }, depth: 0 })
  expect(await notedOf('players')).toEqual([{ who: 'Test registrar', action: 'changed', detail: 'number' }])
})

test('records who gave a person a role, and who removed an account', async () => {
  const other = await makeStaff({ email: 'promoted@example.org', name: 'Promoted', roles: ['editor'] })
  const admin = asStaff(await staffAs('admin'))
  await admin.update({ collection: 'staff', id: other.id, data: { roles: ['editor', 'coach'] }, depth: 0 })
  await admin.delete({ collection: 'staff', id: other.id })
  expect(await notedOf('staff')).toEqual([
    { who: 'Test admin', action: 'deleted', detail: null },
    { who: 'Test admin', action: 'changed', detail: 'roles' },
  ])
})

test('automatic actions are recorded without a person', async () => {
  const cms = await payload()
  const before = (await notedOf('fees')).length
  await cms.updateGlobal({ slug: 'fees', data: { registrationCents: 20_099 }, context: { disableRevalidate: true } })
  expect((await notedOf('fees')).length).toBe(before)
})

test('a change is shown by its field label: of a fee, a setting, a page, a member of staff', async () => {
  const { config } = await payload()
  const read = (kind: string, detail: string) => detailLabel('changed', kind, detail, fieldLabels(config, kind))
  expect(read('fees', 'monthlyCents, startingTotalCents')).toBe('monthly fee, total to get started')
  expect(read('site-settings', 'cityLine')).toBe('city line')
  expect(read('staff', 'isSuspended, roles')).toBe('suspended, roles')
  expect(read('quizzes', 'passMark')).toBe('pass mark in percent')
  expect(read('fees', 'goneMeanwhile')).toBe('gone meanwhile')
})
