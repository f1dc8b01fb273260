import type { Where } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { countPosts } from '@/features/dashboard/server/post-counts'
import { countListed, listedWhere } from '@/features/dashboard/server/narrowed-lists'
import { findLastAuthor } from '@/features/site/server/last-changes'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }
let changed: string
let untouched: string

beforeAll(async () => {
  const [cms, user] = [await payload(), await staffAs('editor')]
  const { docs } = await cms.find({ collection: 'posts', sort: '-number', limit: 2, depth: 0 })
  ;[changed, untouched] = docs.map(({ id }) => id) as [string, string]
  await cms.update({ collection: 'posts', id: changed, data: { title: 'A change' }, draft: true, user, context })
  await cms.create({ collection: 'posts', data: { title: 'An idea' } as never, draft: true, user, context })
  // A form that was opened and left empty, which the list does not show.
  await cms.create({ collection: 'posts', data: {} as never, draft: true, user, context })
  const input = { type: 'publish', doc: { relationTo: 'posts', value: changed } }
  await pool().query(
    `INSERT INTO payload_jobs (task_slug, wait_until, input) VALUES ('schedulePublish', now() + interval '30 days', $1)`,
    [input],
  )
})

describe('the counts above the list of articles', () => {
  test('are those of the lists that they lead to', async () => {
    const user = await staffAs('editor')
    const cms = await payload()
    const baseFilter = cms.collections.posts.config.admin.baseFilter!
    const listed = async (where: Where) => {
      const shown = await baseFilter({ limit: 10, page: 1, sort: '', req: { payload: cms, query: {} } as never })
      const found = await cms.find({
        collection: 'posts',
        where: { and: [where, shown ?? {}] },
        draft: true,
        overrideAccess: false,
        user,
        depth: 0,
        limit: 1,
      })
      return found.totalDocs
    }
    const counts = await countPosts()
    expect(counts).toEqual({
      all: await listed({}),
      drafts: await listed({ _status: { equals: 'draft' } }),
      planned: await listed(await listedWhere('planned', pool())),
    })
    expect(counts.drafts).toBeGreaterThanOrEqual(2)
    expect(counts.planned).toBe(1)
  })

  test('of the dashboard still are of a week', async () => {
    expect([await countListed('planned', pool()), await countListed('scheduled', pool())]).toEqual([1, 0])
  })
})

test('the last author of an article is the member of staff who changed it', async () => {
  const editor = await staffAs('editor')
  const [author, none] = await Promise.all([findLastAuthor(changed), findLastAuthor(untouched)])
  expect(author).toEqual({ id: editor.id, name: editor.name })
  expect(none).toBeNull()
})
