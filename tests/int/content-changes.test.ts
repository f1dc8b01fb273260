import { expect, test } from 'vitest'
import { listContentChanges } from '@/features/dashboard/server/text-changes'
import { listOpenArticles } from '@/features/dashboard/server/work-queue/articles'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

test('lists who changed which text, with the values before and after where a version has them', async () => {
  const [cms, editor, treasurer] = [await payload(), await staffAs('editor'), await staffAs('treasurer')]
  const as = { user: editor, overrideAccess: false } as const
  const { docs } = await cms.find({ collection: 'faqs', limit: 1, sort: 'order' })
  const { id, question } = docs[0]!
  await cms.update({ collection: 'faqs', id, data: { question: 'Who may come?' }, ...as })
  await cms.updateGlobal({ slug: 'fees', data: { monthlyCents: 20_900 }, user: treasurer, overrideAccess: false })
  const posts = await cms.find({ collection: 'posts', limit: 1, depth: 0 })
  const post = posts.docs[0]!
  await cms.update({ collection: 'posts', id: post.id, data: { title: 'Drafted over it' }, draft: true, ...as })

  expect((await listContentChanges()).slice(0, 3)).toMatchObject([
    { actor: editor.name, action: 'drafted', change: { before: post.title, after: 'Drafted over it' } },
    {
      actor: treasurer.name,
      kind: 'fees',
      fields: 'monthlyCents, startingTotalCents',
      change: { before: '$199.99', after: '$209' },
      href: '/admin/globals/fees',
    },
    { actor: editor.name, action: 'changed', change: { before: question, after: 'Who may come?' } },
  ])
  const { articles } = await listOpenArticles(editor)
  expect(articles.find((one) => one.id === post.id)).toMatchObject({ actor: editor.name, isLive: true })
})

test('shows when a draft goes out: its next open publication, and not the time at which it is taken offline', async () => {
  const { articles } = await listOpenArticles(await staffAs('editor'))
  const { id } = articles[0]!
  const schedule = (days: number, { type = 'publish', completed = false, hasError = false } = {}) =>
    pool().query(
      `INSERT INTO payload_jobs (task_slug, queue, wait_until, completed_at, has_error, input)
       VALUES ('schedulePublish', 'default', '2027-01-01T14:00:00Z'::timestamptz + $1 * interval '1 day',
         CASE WHEN $2 THEN now() END, $3, $4)`,
      [days, completed, hasError, JSON.stringify({ type, doc: { relationTo: 'posts', value: id } })],
    )
  const readTime = async () => {
    const open = await listOpenArticles(await staffAs('editor'))
    return open.articles.find((one) => one.id === id)!.goesOutAt
  }
  expect(await readTime()).toBeNull()
  await schedule(0, { type: 'unpublish' })
  await schedule(0, { completed: true })
  await schedule(0, { hasError: true })
  expect(await readTime()).toBeNull()
  await schedule(3)
  await schedule(2)
  expect(await readTime()).toBe('2027-01-03T14:00:00.000Z')
})
