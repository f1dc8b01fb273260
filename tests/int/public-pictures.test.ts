import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PICTURE_COLLECTIONS, PICTURE_GLOBALS } from '@/server/http/picture-files'
import { pool } from '@/server/database/pool'
import { withoutPages } from './access-requests'
import { albumOf, isPublic, makePicture } from './picture-support'
import { freshDatabase, payload } from './support'

freshDatabase()
beforeAll(withoutPages)

async function isAnyQueryWaiting(): Promise<boolean> {
  const { rows } = await pool().query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows.length > 0
}

describe('a picture is public while something published shows it', () => {
  test('clients cannot set it, and a draft does not change it', async () => {
    const picture = await makePicture()
    expect(await isPublic(picture)).toBe(false)
    await albumOf(picture, 'draft')
    expect(await isPublic(picture)).toBe(false)
  })

  test('publishing shows it; unpublishing and the trash hide it', async () => {
    const cms = await payload()
    const picture = await makePicture()
    const { id } = await albumOf(picture, 'draft')
    const change = (data: object) => cms.update({ collection: 'albums', id, data, trash: true })
    const seen: boolean[] = []
    const steps = [
      { _status: 'published' },
      { _status: 'draft' },
      { _status: 'published' },
      { deletedAt: new Date().toISOString() },
    ]
    for (const step of steps) {
      await change(step)
      seen.push(await isPublic(picture))
    }
    expect(seen).toEqual([true, false, true, false])
  })

  test('a draft of a published document changes nothing, until it is published', async () => {
    const cms = await payload()
    const [old, other] = [await makePicture(), await makePicture()]
    const { id } = await albumOf(old, 'published')
    const data = { pictures: [{ picture: other }] }
    await cms.update({ collection: 'albums', id, data, draft: true })
    expect([await isPublic(old), await isPublic(other)]).toEqual([true, false])
    await cms.update({ collection: 'albums', id, data: { ...data, _status: 'published' } })
    expect([await isPublic(old), await isPublic(other)]).toEqual([false, true])
  })

  test('shown twice, it stays until neither shows it; a new description changes nothing', async () => {
    const cms = await payload()
    const picture = await makePicture()
    const [first, second] = [await albumOf(picture, 'published'), await albumOf(picture, 'published')]
    await cms.delete({ collection: 'albums', id: first.id })
    await cms.update({ collection: 'media', id: picture, data: { alt: 'Other words', shown: false } })
    expect(await isPublic(picture)).toBe(true)
    await cms.delete({ collection: 'albums', id: second.id })
    expect(await isPublic(picture)).toBe(false)
  })

  test('in a text at any depth, and in a global', async () => {
    const picture = await makePicture()
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: picture, id: 'a', fields: {} }
    const list = {
      type: 'list',
      listType: 'bullet',
      version: 1,
      children: [{ type: 'listitem', version: 1, children: [upload] }],
    }
    const content = { root: { type: 'root', version: 1, children: [list] } }
    await pool().query(`INSERT INTO posts (title, slug, content, _status) VALUES ('A', 'a', $1, 'draft')`, [content])
    expect(await isPublic(picture)).toBe(false)
    await pool().query(`UPDATE posts SET _status = 'published' WHERE slug = 'a'`)
    expect(await isPublic(picture)).toBe(true)
    await pool().query(`DELETE FROM posts WHERE slug = 'a'`)
    expect(await isPublic(picture)).toBe(false)
    await pool().query(`INSERT INTO terms_page (text_body, _status) VALUES ($1, 'published')`, [content])
    expect(await isPublic(picture)).toBe(true)
  })

  test('concurrent publishing and unpublishing leave the state of the last change', async () => {
    const picture = await makePicture()
    const [shown, hidden] = [await albumOf(picture, 'published'), await albumOf(picture, 'draft')]
    const [one, other] = [await pool().connect(), await pool().connect()]
    try {
      await one.query('BEGIN')
      await one.query(`UPDATE albums SET _status = 'published' WHERE id = $1`, [hidden.id])
      const withdrawn = other.query(`UPDATE albums SET _status = 'draft' WHERE id = $1`, [shown.id])
      let isDone = false
      void withdrawn.then(() => (isDone = true))
      await vi.waitFor(async () => expect(isDone || (await isAnyQueryWaiting())).toBe(true))
      await one.query('COMMIT')
      await withdrawn
    } finally {
      one.release()
      other.release()
    }
    expect(await isPublic(picture)).toBe(true)
  })
})

test('every place for pictures is counted, updates the count and invalidates its caches', async () => {
  const { rows: places } = await pool().query<{ place: string; table: string }>(
    `SELECT c.conrelid::regclass::text AS "table", a.attname AS place
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.confrelid = 'media'::regclass
     UNION SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'jsonb' AND table_name ~ '^_?(posts|privacy_page|terms_page)(_v)?$'`,
  )
  // Excludes the people on a picture and takedown requests, which do not show it.
  const uses = places.filter(({ table }) => !/^payload_|^media_rels$|^takedown_requests$/.test(table))
  const { rows: counted } = await pool().query<{ part: string }>(
    `SELECT regexp_split_to_table(prosrc, 'UNION ALL') AS part FROM pg_proc WHERE proname = 'picture_uses'`,
  )
  const parts = counted.map(({ part }) => part)
  for (const { table, place } of uses)
    expect(parts, `${table}.${place}`).toContainEqual(expect.stringMatching(`\\b${place}\\b.* FROM ${table}\\b`))
  const lived = uses.filter(({ table }) => !table.startsWith('_'))
  const { rows: triggers } = await pool().query<{ table: string }>(
    `SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgfoid = 'mark_shown_pictures'::regproc`,
  )
  const tables = [...new Set(lived.map(({ table }) => table))].toSorted()
  expect(triggers.map(({ table }) => table).toSorted()).toEqual([...tables, 'media'].toSorted())
  const kept = [...PICTURE_COLLECTIONS, ...PICTURE_GLOBALS].map((slug) => slug.replaceAll('-', '_'))
  expect(tables.filter((table) => table !== 'albums_pictures')).toEqual(kept.toSorted())
})

test('every text that may contain pictures is one of these', async () => {
  const { collections, globals } = (await payload()).config
  const withTexts = [...collections, ...globals].filter(({ flattenedFields }) =>
    JSON.stringify(flattenedFields, (key, value: unknown) => (key === 'admin' ? undefined : value)).includes(
      '"type":"richText"',
    ),
  )
  expect(withTexts.map(({ slug }) => slug).toSorted()).toEqual(['posts', 'privacy-page', 'terms-page'])
})
