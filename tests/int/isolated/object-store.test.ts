import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/app/(payload)/api/[...slug]/route'
import { readServerHealth } from '@/features/dashboard/server/server-health'
import type { Media } from '@/payload-types'
import { env } from '@/server/env'
import { findUpload } from '@/server/uploads/find-upload'
import { deleteObjects } from '@/server/uploads/object-store'
import { objectStoreOf } from '@/server/uploads/s3-settings'
import { withoutPages } from '../access-requests'
import { staffCookie } from '../staff'
import { freshDatabase, payload } from '../support'

// Settings are read once at import, so the store is opened before any import.
const store = await vi.hoisted(async () => {
  const { openObjectStore } = await import('../../support/object-store')
  const opened = await openObjectStore()
  Object.assign(process.env, opened.settings)
  return opened
})

const CROP =
  'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&' +
  'uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=300'

freshDatabase()
afterAll(() => store[Symbol.asyncDispose]())

let cookie: string
let picture: Media

beforeAll(async () => {
  await withoutPages()
  cookie = await staffCookie('editor')
})

beforeEach(async () => {
  picture = await upload()
})

test('stores a picture and its sizes in the bucket, with addresses of the site', async () => {
  const names = namesOf(picture)
  expect(names).toHaveLength(3)
  expect(await store.keys()).toEqual(expect.arrayContaining(names.map((name) => `media/${name}`)))
  expect(picture.url).toBe(`${process.env.PUBLIC_URL}/api/media/file/${picture.filename}`)
})

test('a cropped picture replaces its objects', async () => {
  const before = await store.keys()
  const { status, doc, message } = await send('PATCH', `media/${picture.id}?${CROP}`, JSON.stringify({}))
  expect([status, message]).toEqual([200, undefined])
  expect(doc).toMatchObject({ width: 400, height: 300 })
  const replaced = namesOf(picture).map((name) => `media/${name}`)
  const added = namesOf(doc!).map((name) => `media/${name}`)
  expect(await store.keys()).toEqual([...before.filter((key) => !replaced.includes(key)), ...added].toSorted())
})

test('deletes the objects with their document', async () => {
  const { status } = await send('DELETE', `media/${picture.id}`)
  expect(status).toBe(200)
  const keys = await store.keys()
  expect(namesOf(picture).filter((name) => keys.includes(`media/${name}`))).toEqual([])
})

test('deletes the objects of a kind by their names, and ignores missing ones', async () => {
  const before = await store.keys()
  const names = namesOf(picture)
  await deleteObjects(objectStoreOf(env())!, 'media', ['missing.webp', ...names])
  const deleted = names.map((name) => `media/${name}`)
  expect(await store.keys()).toEqual(before.filter((key) => !deleted.includes(key)))
})

test('changes nothing while the store is down, and says so', async () => {
  const keys = await store.keys()
  await store.stop()
  try {
    const { status, message } = await send('DELETE', `media/${picture.id}`)
    expect([status, message]).toEqual([503, expect.stringMatching(/^The storage of the files does not answer/)])
    await expect(upload()).rejects.toHaveProperty('$metadata')
    const edits = await send('PATCH', `media/${picture.id}?${CROP}`, JSON.stringify({}))
    expect(edits.status).toBe(503)
  } finally {
    await store.start()
  }
  expect(await store.keys()).toEqual(keys)
  expect(await (await payload()).count({ collection: 'media', where: { id: { equals: picture.id } } })).toEqual({
    totalDocs: 1,
  })
})

test('changes the description of a picture while the store is down, because its file stays', async () => {
  await store.stop()
  try {
    for (const query of ['', '?uploadEdits=none']) {
      const body = JSON.stringify({ alt: `A drawing ${query}` })
      const { status, doc } = await send('PATCH', `media/${picture.id}${query}`, body)
      expect([status, doc?.alt, doc?.filename]).toEqual([200, `A drawing ${query}`, picture.filename])
    }
  } finally {
    await store.start()
  }
})

test('measures the free space of the disk that uploads pass through', async () => {
  const { freeBytes, isBackedUpElsewhere } = await readServerHealth()
  expect(freeBytes).toBeGreaterThan(0)
  expect(isBackedUpElsewhere).toBe(false)
})

test('finds a stored file, and no missing one', async () => {
  const found = await findUpload('media', picture.filename!)
  expect(found?.size).toBe(picture.filesize)
  expect(await text(await found!.read(8, 11))).toBe('WEBP')
  expect(await findUpload('media', '../media/missing.webp')).toBeNull()
})

function namesOf({ filename, sizes }: Media): string[] {
  return [filename, sizes?.card?.filename, sizes?.wide?.filename].filter((name) => typeof name === 'string')
}

async function upload(): Promise<Media> {
  const data = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ff5420' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'play.jpg', mimetype: 'image/jpeg', data, size: data.length }
  return (await payload()).create({ collection: 'media', data: { alt: 'A play' }, file })
}

async function send(method: 'PATCH' | 'DELETE', address: string, body?: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const request = new Request(`http://localhost:3000/api/${address}`, { method, headers, body })
  const answer = await api[method](request, {
    params: Promise.resolve({ slug: address.split('?')[0]!.split('/') }),
  })
  const { doc, errors } = (await answer.json()) as { doc?: Media; errors?: { message: string }[] }
  return { status: answer.status, doc, message: errors?.[0]?.message }
}
