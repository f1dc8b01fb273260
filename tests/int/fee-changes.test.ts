import { beforeEach, expect, test } from 'vitest'
import { listFeePages, listFormerFees } from '@/features/site/server/fee-pages'
import { listHardCodedFees } from '@/features/site/server/former-amounts'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => void (await pool().query('TRUNCATE fee_changes')))

const context = { disableRevalidate: true }

async function change(data: object, role: 'treasurer' | 'admin' | 'editor' = 'treasurer') {
  const user = await staffAs(role)
  await (await payload()).updateGlobal({ slug: 'fees', data, user, overrideAccess: false, context: { ...context } })
}

test('each changed amount is recorded with its value before and after, the person and the time', async () => {
  await change({ monthlyCents: 20_999, registrationCents: 21_500 })
  await change({ lineLabel: 'All fees' })
  await change({ monthlyCents: 19_999 }, 'admin')
  const at = expect.any(String) as string
  const [latest, ...first] = await listFormerFees()
  expect(latest).toEqual({ at, name: 'Test admin', fee: 'monthly', before: 20_999, after: 19_999 })
  expect(first.toSorted((one, other) => one.fee.localeCompare(other.fee))).toEqual([
    { at, name: 'Test treasurer', fee: 'monthly', before: 19_999, after: 20_999 },
    { at, name: 'Test treasurer', fee: 'registration', before: 19_999, after: 21_500 },
  ])
  await change({ registrationCents: 19_999 })
})

test('people without permission cannot change fees and leave no record', async () => {
  await expect(change({ monthlyCents: 1 }, 'editor')).rejects.toMatchObject({ status: 403 })
  expect(await listFormerFees()).toEqual([])
})

test('lists the pages whose texts name fees', async () => {
  const cms = await payload()
  const data = { question: 'What is it?', answer: 'It is {registration}.', order: 90, _status: 'published' as const }
  const faq = await cms.create({ collection: 'faqs', data, context })
  const places = await listFeePages()
  expect(places).toContainEqual({ title: '“What is it?”', path: '/faqs', names: ['registration'] })
  expect(places.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/academy', '/youth-academy', '/registration', '/programs', '/tryout-registration']),
  )
  const titles = async () => (await listFeePages()).map(({ title }) => title)
  await cms.update({ collection: 'faqs', id: faq.id, data: { _status: 'draft' }, context })
  expect(await titles()).not.toContain('“What is it?”')
  const deletedAt = new Date().toISOString()
  await cms.update({ collection: 'faqs', id: faq.id, data: { _status: 'published', deletedAt }, context })
  expect(await titles()).not.toContain('“What is it?”')
  await cms.delete({ collection: 'faqs', id: faq.id, trash: true, context })
})

test('lists current amounts that are written literally', async () => {
  const cms = await payload()
  const data = { question: 'How much?', answer: '$199.99 a month.', order: 90, _status: 'published' as const }
  const faq = await cms.create({ collection: 'faqs', data, context })
  expect(await listHardCodedFees()).toContainEqual({ title: 'How much?', path: '/faqs', amounts: ['$199.99'] })
  await cms.delete({ collection: 'faqs', id: faq.id, context })
})
