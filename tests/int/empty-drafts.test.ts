import { addHours } from 'date-fns'
import { beforeAll, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { sweepEmptyDrafts } from '@/server/content/empty-drafts'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }
const LATER = addHours(new Date(), 2)
let opened: (data?: object) => Promise<string>

beforeAll(async () => {
  const [cms, user] = [await payload(), await staffAs('editor')]
  // The admin does this when a person opens the form for a new document.
  opened = async (data = {}) => {
    const made = await cms.create({ collection: 'posts', data: data as never, draft: true, user, context })
    return String(made.id)
  }
})

test('an empty draft from an abandoned form is removed after an hour', async () => {
  const left = await opened()
  expect(await sweepEmptyDrafts()).toBe(0)
  expect(await isThere(left)).toBe(true)
  expect(await sweepEmptyDrafts(LATER)).toBe(1)
  expect(await isThere(left)).toBe(false)
})

test('drafts with a title or autosaved text stay', async () => {
  const titled = await opened({ title: 'Passing under pressure' })
  const begun = await opened()
  const cms = await payload()
  const data = { excerpt: 'Half a thought.' }
  await cms.update({ collection: 'posts', id: begun, data, draft: true, autosave: true, context })
  expect(await sweepEmptyDrafts(LATER)).toBe(0)
  expect([await isThere(titled), await isThere(begun)]).toEqual([true, true])
})

test('a hundred begun drafts without a title do not protect an empty one', async () => {
  const left = await opened()
  await pool().query(`
    WITH begun AS (INSERT INTO posts (_status) SELECT 'draft' FROM generate_series(1, 100) RETURNING id)
    INSERT INTO _posts_v (parent_id, version__status, updated_at) SELECT id, 'draft', now() + interval '1 minute' FROM begun`)
  expect(await sweepEmptyDrafts(LATER)).toBe(1)
  expect(await isThere(left)).toBe(false)
})

async function isThere(id: string): Promise<boolean> {
  const { totalDocs } = await (await payload()).count({ collection: 'posts', where: { id: { equals: id } } })
  return totalDocs === 1
}
