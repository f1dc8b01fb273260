import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { CheckCell } from '@/features/site/admin/content-check/CheckCell'
import { checkPublished, checkSaved } from '@/features/site/server/content-check/check'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }

async function addFaq(answer: string) {
  const data = { question: 'What about this?', answer, order: 90, _status: 'published' as const }
  return (await payload()).create({ collection: 'faqs', data, context, draft: false })
}

async function messages(): Promise<string[]> {
  return (await checkPublished()).map(({ message, document }) => `${document.label}: ${message}`)
}

test('finds nothing in the texts of the demo', async () => {
  expect(await messages()).toEqual([])
})

test('reflects a change of the fees and of the stages', async () => {
  const cms = await payload()
  const faq = await addFaq('It is $199.99 a month, for ages 6 to 17, and {monthly} for sure.')
  expect(await messages()).toEqual([])
  await cms.updateGlobal({ slug: 'fees', data: { monthlyCents: 20_999 }, context: { ...context } })
  const { docs } = await cms.find({ collection: 'stages', where: { order: { less_than: 15 } }, sort: 'order' })
  await cms.update({ collection: 'stages', id: docs[0]!.id, data: { ages: 'Ages 5-7' }, context: { ...context } })
  const found = (await messages()).filter((message) => message.startsWith('Question'))
  expect(found).toEqual([
    'Question “Who can join the academy?”: “6 to 17” differs from Stages: 5 to 17',
    'Question “What about this?”: “$199.99 a month” differs from Fees: $209.99',
    'Question “What about this?”: “6 to 17” differs from Stages: 5 to 17',
  ])
  await cms.delete({ collection: 'faqs', id: faq.id, context })
})

test('checks the last saved draft of an article, for editors', async () => {
  const cms = await payload()
  const { docs } = await cms.find({ collection: 'posts', limit: 1, depth: 0 })
  const { id, content } = docs[0]!
  const { rows } = await pool().query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM players WHERE deleted_at IS NULL LIMIT 1`,
  )
  const block = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] })
  const { root } = content as { root: object & { children: object[] } }
  const changed = { root: { ...root, children: [block('$12 a month'), block(`Ask ${rows[0]!.name}.`)] } }
  const data = { content: changed } as never
  await cms.update({ collection: 'posts', id, data, draft: true, context })
  const found = await checkSaved(await staffAs('editor'), 'posts', id)
  expect(found?.map(({ kind }) => kind)).toEqual(['fee', 'name'])
  expect((await checkPublished()).filter(({ document }) => document.id === id)).toEqual([])
})

test('needs no more statements for hundreds of articles', async () => {
  const few = await countStatements(checkPublished)
  await pool()
    .query(`INSERT INTO posts (title, excerpt, content, slug, date, category, author, author_role, number, _status)
    SELECT title, excerpt, content, slug || '-' || n, date, category, author, author_role, 10000 + n * 1000 + number, _status
    FROM posts, generate_series(1, 12) n`)
  expect(await countStatements(checkPublished)).toBeLessThanOrEqual(few)
})

// Payload renders it with every state of an open article.
test('reads nothing for a column without a row', async () => {
  const shown = vi.fn(() => CheckCell({}))
  expect(await countStatements(shown)).toBe(0)
  await expect(shown.mock.results[0]!.value).resolves.toBeNull()
})

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}
