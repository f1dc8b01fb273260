import type { CollectionSlug } from 'payload'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const WITHOUT_RULES = { context: { disableRevalidate: true } }

type Changes = Record<string, unknown>

async function makePicture() {
  const cms = await payload()
  const filePath = path.resolve('seed/media/posts/01.webp')
  return cms.create({ collection: 'media', data: { alt: 'A play' }, filePath, ...WITHOUT_RULES })
}

async function makeAlbum(changes: Changes = {}) {
  const cms = await payload()
  const pictures = [{ picture: (await makePicture()).id }]
  const facts = { title: 'An album', slug: 'an-album', date: '2026-03-01', pictures, _status: 'published' }
  return cms.create({ collection: 'albums', data: { ...facts, ...changes } as never, ...WITHOUT_RULES })
}

async function change(id: string, data: Changes, draft = false) {
  const cms = await payload()
  return cms.update({ collection: 'albums', id, data: data as never, draft, ...WITHOUT_RULES })
}

async function moves(): Promise<string[]> {
  const { rows } = await pool().query<{ from: string }>('SELECT "from" FROM redirects ORDER BY "from"')
  return rows.map(({ from }) => from)
}

afterEach(async () => {
  const cms = await payload()
  for (const collection of ['redirects', 'albums', 'posts', 'media'] as CollectionSlug[])
    await cms.delete({ collection, where: { id: { exists: true } }, trash: true, ...WITHOUT_RULES })
})

describe('a published address that changes', () => {
  test('redirects its old path, once, and never in a loop', async () => {
    const { id } = await makeAlbum({ slug: 'first' })
    await change(id, { slug: 'second', _status: 'published' })
    expect(await moves()).toEqual(['/media/first'])
    await change(id, { slug: 'third', _status: 'published' })
    expect(await moves()).toEqual(['/media/first', '/media/second'])
    await change(id, { slug: 'first', _status: 'published' })
    expect(await moves()).toEqual(['/media/second', '/media/third'])
  })

  test('creates no redirect when it was never published', async () => {
    const { id } = await makeAlbum({ slug: 'first', _status: 'draft' })
    await change(id, { slug: 'second', _status: 'published' })
    expect(await moves()).toEqual([])
  })

  test('uses the published path, also when a draft had the new one before', async () => {
    const { id } = await makeAlbum({ slug: 'first' })
    await change(id, { slug: 'second' }, true)
    expect(await moves()).toEqual([])
    await change(id, { _status: 'published' })
    expect(await moves()).toContain('/media/first')
  })

  test('stops redirecting where another document takes the path', async () => {
    const { id } = await makeAlbum({ slug: 'first' })
    await change(id, { slug: 'second', _status: 'published' })
    const other = await makeAlbum({ slug: 'other' })
    await change(other.id, { slug: 'first', _status: 'published' })
    expect(await moves()).toEqual(['/media/other'])
  })
})

describe('an address that staff redirected to another page', () => {
  const FROM = '/media/summer-2025'

  beforeEach(async () => {
    const data = { from: FROM, to: { type: 'custom' as const, url: '/events' } }
    await (await payload()).create({ collection: 'redirects', data, ...WITHOUT_RULES })
  })

  test('belongs to the page that is published there, as the history records', async () => {
    const user = await staffAs('editor')
    const { id } = await makeAlbum({ slug: 'summer-2025', _status: 'draft' })
    await change(id, { title: 'Summer' }, true)
    expect(await moves()).toEqual([FROM])
    const data = { _status: 'published' as const }
    await (await payload()).update({ collection: 'albums', id, data, user, ...WITHOUT_RULES })
    expect(await moves()).toEqual([])
    const { rows } = await pool().query(
      `SELECT actor_name AS who, action, title, detail FROM audit_events WHERE kind = 'redirects'`,
    )
    expect(rows).toEqual([{ who: user.name, action: 'deleted', title: FROM, detail: 'A page has this address now.' }])
  })

  test('belongs to a page that is created there or restored from the trash', async () => {
    const { id } = await makeAlbum({ slug: 'summer-2025' })
    expect(await moves()).toEqual([])
    await change(id, { deletedAt: new Date().toISOString() })
    const data = { from: FROM, to: { type: 'custom' as const, url: '/events' } }
    const cms = await payload()
    await cms.create({ collection: 'redirects', data, ...WITHOUT_RULES })
    await cms.update({ collection: 'albums', id, data: { deletedAt: null }, trash: true, ...WITHOUT_RULES })
    expect(await moves()).toEqual([])
  })

  test('cannot be redirected while a page has it', async () => {
    await makeAlbum({ slug: 'in-use' })
    const data = { from: '/media/in-use', to: { type: 'custom' as const, url: '/events' } }
    const adding = (await payload()).create({ collection: 'redirects', data, ...WITHOUT_RULES })
    await expect(adding).rejects.toMatchObject({ data: { errors: [{ message: 'A page has this address now.' }] } })
  })

  test('still redirects while the page is a draft or in the trash', async () => {
    const { id } = await makeAlbum({ slug: 'summer-2025', _status: 'draft' })
    await change(id, { title: 'Summer', deletedAt: new Date().toISOString() })
    expect(await moves()).toEqual([FROM])
  })
})

test('several articles can be created at once, before they have a title', async () => {
  const cms = await payload()
  const begin = () => cms.create({ collection: 'posts', draft: true, data: {} as never, ...WITHOUT_RULES })
  const [first, second] = [await begin(), await begin()]
  expect(second.number).toBe(first.number! + 1)
})

test('an old address outside the movable paths is rejected with instructions', async () => {
  const cms = await payload()
  const data = { from: '/academy', to: { type: 'custom', url: '/' } }
  const adding = cms.create({ collection: 'redirects', data: data as never, ...WITHOUT_RULES })
  await expect(adding).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('/blog/') as string, path: 'from' }] },
  })
})

test('a picture in use is not deleted, and the error lists where it is used', async () => {
  const cms = await payload()
  const media = await makePicture()
  const album = await makeAlbum({ title: 'Spring clinic', cover: media.id })
  const remove = () => cms.delete({ collection: 'media', id: media.id, ...WITHOUT_RULES })
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('“Spring clinic”') as string,
  })
  await change(album.id, { cover: null, _status: 'published' })
  await expect(remove()).resolves.toMatchObject({ id: media.id })
})

test('a picture that only a draft shows is not deleted', async () => {
  const cms = await payload()
  const media = await makePicture()
  const album = await makeAlbum({ title: 'Spring clinic' })
  await change(album.id, { cover: media.id }, true)
  const removing = cms.delete({ collection: 'media', id: media.id, ...WITHOUT_RULES })
  await expect(removing).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('“Spring clinic”') as string,
  })
})
