import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { makePicture } from './picture-support'
import { freshDatabase } from './support'

freshDatabase('demo')

/** Runs queries in a transaction that is rolled back. */
async function tryOut<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool().connect()
  try {
    await client.query('BEGIN')
    return await work(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const STATES = [`_status = 'published'`, `_status = 'draft'`, `_status = 'published', deleted_at = now()`]

describe('pictures are shown by what is published, not by drafts or the trash', () => {
  test.each([
    ['programs', 'image_id'],
    ['coaches', 'portrait_id'],
    ['films', 'thumbnail_id'],
    ['sponsors', 'logo_id'],
    ['testimonials', 'image_id'],
    ['posts', 'image_id'],
    ['posts', 'content'],
    ['albums', 'cover_id'],
  ])('in %s, as %s', async (table, column) => {
    const picture = await makePicture()
    const value = column === 'content' ? textWith(picture) : picture
    expect(
      await tryOut(async (client) => {
        const id = await firstOf(client, table)
        await client.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
        return statesOf(client, table, id, picture)
      }),
    ).toEqual([true, false, false])
  })

  test('in albums, as one of their pictures', async () => {
    const picture = await makePicture()
    expect(
      await tryOut(async (client) => {
        const id = await firstOf(client, 'albums')
        await client.query(`UPDATE albums_pictures SET picture_id = $2 WHERE _parent_id = $1 AND _order = 1`, [
          id,
          picture,
        ])
        return statesOf(client, 'albums', id, picture)
      }),
    ).toEqual([true, false, false])
  })

  test.each(['privacy_page', 'terms_page'])('in the text of %s', async (table) => {
    const picture = await makePicture()
    expect(
      await tryOut(async (client) => {
        await client.query(`UPDATE ${table} SET text_body = $1, _status = 'published'`, [textWith(picture)])
        const published = await isShown(client, picture)
        await client.query(`UPDATE ${table} SET _status = 'draft'`)
        return [published, await isShown(client, picture)]
      }),
    ).toEqual([true, false])
  })
})

describe('the search finds what is published, not drafts or the trash', () => {
  test.each(['posts', 'programs', 'faqs', 'coaches', 'events', 'albums', 'cities'])('of %s', async (kind) => {
    const found = await tryOut(async (client) => {
      const id = await firstOf(client, kind)
      const list = async (wanted: string, which: string | null) =>
        (await client.query<{ kind: string; id: string }>('SELECT * FROM search_sources($1, $2)', [wanted, which])).rows
      const counts: number[] = []
      for (const state of STATES) {
        await client.query(`UPDATE ${kind} SET ${state} WHERE id = $1`, [id])
        counts.push((await list(kind, id)).length)
      }
      await client.query(`UPDATE ${kind} SET deleted_at = NULL WHERE id = $1`, [id])
      const [own, all, other] = [await list(kind, id), await list(kind, null), await list('page', id)]
      return {
        counts,
        own,
        others: other.length,
        hasId: all.some((row) => row.id === id),
        kinds: all.map((row) => row.kind),
      }
    })
    expect(found).toMatchObject({ counts: [1, 0, 0], own: [{ kind }], others: 0, hasId: true })
    expect(new Set(found.kinds)).toEqual(new Set([kind]))
  })

  test('of pages, and the form always', async () => {
    const pages = async (which: string | null) =>
      (await pool().query<{ id: string }>(`SELECT id FROM search_sources('page', $1)`, [which])).rows.map(
        ({ id }) => id,
      )
    expect(await pages('home-page')).toEqual(['home-page'])
    expect(await pages('form')).toEqual(['form'])
    expect(await pages(null)).toEqual(expect.arrayContaining(['home-page', 'about-page', 'form']))
    expect(await pages('no-page')).toEqual([])
  })
})

function textWith(picture: string): string {
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: picture, id: 'a', fields: {} }
  return JSON.stringify({ root: { type: 'root', version: 1, children: [upload] } })
}

async function firstOf(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE deleted_at IS NULL ORDER BY id LIMIT 1`,
  )
  return rows[0]!.id
}

async function statesOf(client: pg.PoolClient, table: string, id: string, picture: string): Promise<boolean[]> {
  const shown: boolean[] = []
  for (const state of STATES) {
    await client.query(`UPDATE ${table} SET ${state} WHERE id = $1`, [id])
    shown.push(await isShown(client, picture))
  }
  return shown
}

async function isShown(client: pg.PoolClient, picture: string): Promise<boolean> {
  return (await client.query('SELECT FROM shown_pictures() AS id WHERE id = $1', [picture])).rowCount !== 0
}
