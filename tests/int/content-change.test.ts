import { expect, test } from 'vitest'
import { changePublished } from '@/features/site/server/content-check/change'
import { checkPublished } from '@/features/site/server/content-check/check'
import { reverseFix } from '@/features/site/rules/content-check/apply-fix'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const ANSWER = 'Practice is $12 a month.'

async function warnAbout(order: number) {
  const data = { question: `Question ${order}?`, answer: ANSWER, order, _status: 'published' as const }
  const { id } = await (await payload()).create({ collection: 'faqs', data, draft: false })
  const found = (await checkPublished()).find(({ document }) => document.id === id)
  return { id, kind: 'faqs', fix: found!.fix! }
}

async function readAnswer(id: string) {
  const { rows } = await pool().query<{ answer: string; status: string; versions: number }>(
    `SELECT answer, _status AS status, (SELECT count(*)::int FROM _faqs_v v WHERE v.parent_id = f.id) AS versions
     FROM faqs f WHERE id = $1`,
    [id],
  )
  return rows[0]!
}

test('replaces the amount with the placeholder, stores a version, and undoes it', async () => {
  const editor = await staffAs('editor')
  const change = await warnAbout(91)
  expect(await changePublished(editor, change)).toMatchObject({ ok: true })
  expect(await readAnswer(change.id)).toMatchObject({ answer: 'Practice is {monthly} a month.', status: 'published' })
  expect((await checkPublished()).filter(({ document }) => document.id === change.id)).toEqual([])
  expect(await changePublished(editor, change)).toMatchObject({ ok: false, error: { status: 409 } })
  expect(await changePublished(editor, { ...change, fix: reverseFix(change.fix) })).toMatchObject({ ok: true })
  expect(await readAnswer(change.id)).toEqual({ answer: ANSWER, status: 'published', versions: 3 })
  const { rows } = await pool().query(`SELECT action FROM audit_events WHERE entry_id = $1 AND action = 'changed'`, [
    change.id,
  ])
  expect(rows).toHaveLength(2)
})

test('changes the texts of a page, and keeps the other rows of its lists', async () => {
  const [cms, editor] = [await payload(), await staffAs('editor')]
  const { hero } = await cms.findGlobal({ slug: 'home-page', depth: 0 })
  const facts = hero.facts!.map((fact, index) => (index === 1 ? { ...fact, value: '$12 a month' } : fact))
  const data = { hero: { ...hero, facts }, _status: 'published' as const }
  await cms.updateGlobal({ slug: 'home-page', data })
  const found = (await checkPublished()).find(({ document }) => document.kind === 'home-page')
  expect(found?.where).toBe('Hero, facts 2, value')
  const change = { kind: 'home-page', id: null, fix: found!.fix! }
  expect(await changePublished(editor, change)).toMatchObject({ ok: true })
  const after = await cms.findGlobal({ slug: 'home-page', depth: 0 })
  expect(after.hero.facts!.map(({ value }) => value)).toEqual(
    facts.map(({ value }, index) => (index === 1 ? '{monthly} a month' : value)),
  )
})

test('changes nothing that has a draft or is open in another person’s editor', async () => {
  const [cms, editor] = [await payload(), await staffAs('editor')]
  const drafted = await warnAbout(92)
  await cms.update({ collection: 'faqs', id: drafted.id, data: { question: 'Drafted?' }, draft: true })
  expect(await changePublished(editor, drafted)).toMatchObject({ ok: false, error: { status: 409 } })
  const open = await warnAbout(93)
  const user = await staffAs('admin')
  const document = { relationTo: 'faqs' as const, value: open.id }
  const lock = { document, user: { relationTo: 'staff' as const, value: user.id } }
  await cms.create({ collection: 'payload-locked-documents', data: lock as never })
  expect(await changePublished(editor, open)).toMatchObject({ ok: false, error: { status: 409 } })
  for (const { id } of [drafted, open]) expect(await readAnswer(id)).toMatchObject({ answer: ANSWER })
})

test('is denied to roles that edit no texts', async () => {
  const change = await warnAbout(94)
  await expect(changePublished(await staffAs('registrar'), change)).rejects.toThrow()
  expect(await readAnswer(change.id)).toMatchObject({ answer: ANSWER })
})
