import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '@/app/(payload)/api/[...slug]/route'
import type { Media } from '@/payload-types'
import { reportCases } from '../support/security-counts'
import { MARK, uploadCorpus } from '../support/upload-corpus'
import { withoutPages } from './access-requests'
import { staffCookie } from './staff'
import { freshDatabase } from './support'

freshDatabase()

const MEGABYTE = 1024 * 1024
const PLAIN = /^(Choose a|This (picture|file)) .*\.$/

let cookie: string

beforeAll(async () => {
  await withoutPages()
  cookie = await staffCookie('editor')
})

describe('accepted pictures', () => {
  test('a photograph of 48 million pixels is stored smaller', async () => {
    const photo = await photograph(8000, 6000)
    const { status, doc } = await send({
      name: 'IMG_0001.JPG',
      type: 'image/jpeg',
      bytes: photo,
      alt: 'Shooting drill',
    })
    expect(status).toBe(201)
    expect(doc).toMatchObject({ width: 2560, height: 1920, mimeType: 'image/webp' })
  })

  test('a photograph of more than 8 MB is resized, not rejected', async () => {
    const photo = Buffer.concat([await photograph(64, 48), Buffer.alloc(12 * MEGABYTE)])
    const { status, doc } = await send({ name: 'large.jpg', type: 'image/jpeg', bytes: photo, alt: 'Warmups' })
    expect(status).toBe(201)
    expect(doc!.filesize).toBeLessThan(MEGABYTE)
  })

  test.each(['image/heic', 'application/octet-stream'])('an iPhone’s HEIC, sent as %s', async (type) => {
    const { status, doc, message } = await send({ name: 'IMG_0002.HEIC', type, bytes: await heic(), alt: 'Two colors' })
    expect([status, message]).toEqual([201, ''])
    expect(doc).toMatchObject({ width: 96, height: 64, mimeType: 'image/webp' })
    const kept = sharp(path.join(process.env.FULLCOURT_DATA_DIR!, 'media', doc!.filename!))
    const { dominant } = await kept
      .extract({ left: 60, top: 10, width: 30, height: 40 })
      .toBuffer()
      .then((part) => sharp(part).stats())
    expect([dominant.r > 200, dominant.b < 80]).toEqual([true, true])
  })

  test('the file is named after its title, never by its original name, and two of one name stay separate', async () => {
    const photo = { name: 'jordan-parker.jpg', type: 'image/jpeg', bytes: await photograph(64, 48) }
    const names = [
      await send({ ...photo, alt: 'Two players, one ball' }),
      await send({ ...photo, alt: 'Two players, one ball' }),
    ]
    for (const { doc } of names) expect(doc!.filename).toMatch(/^two-players-one-ball-[0-9a-f]{8}\.webp$/)
    expect(names[0]!.doc!.filename).not.toBe(names[1]!.doc!.filename)
  })
})

describe('an unusable picture is rejected with plain instructions', () => {
  const refused: [name: string, type: string, bytes: () => Promise<Buffer> | Buffer, words: RegExp][] = [
    ['a.gif', 'image/gif', () => pixels(4, 4).gif().toBuffer(), /JPEG, PNG/],
    ['letter.jpg', 'image/jpeg', () => Buffer.from('A letter that calls itself a picture.'), /JPEG, PNG/],
    ['half.jpg', 'image/jpeg', async () => (await photograph(640, 480)).subarray(0, 2000), /damaged/],
    ['half.heic', 'image/heic', async () => (await heic()).subarray(0, 700), /damaged|none of these/],
    ['huge.png', 'image/png', () => pixels(20_000, 10_000).png().toBuffer(), /20000 by 10000 points/],
    ['large.jpg', 'image/jpeg', () => Buffer.alloc(41 * MEGABYTE), /larger than 40 MB/],
    ['larger.jpg', 'image/jpeg', () => Buffer.alloc(60 * MEGABYTE), /larger than 40 MB/],
  ]
  test.each(refused)('%s', async (name, type, bytes, words) => {
    const { status, message } = await send({ name, type, bytes: await bytes(), alt: 'Refused' })
    expect([400, 413]).toContain(status)
    expect(message).toMatch(words)
    expect(message).toMatch(PLAIN)
  })
})

test('stores only the real pictures among many disguised files, re-encoded and renamed', async () => {
  const corpus = await uploadCorpus()
  let stored = 0
  for (const [index, file] of corpus.entries()) {
    const { status, doc, message } = await send({ ...file, alt: `Corpus ${index}` })
    const what = `${index} ${file.name.slice(0, 40)} ${file.type}`
    if (status === 201) {
      stored += 1
      expect(doc, what).toMatchObject({
        mimeType: 'image/webp',
        filename: expect.stringMatching(/^corpus-\d+-[0-9a-f]{8}\.webp$/),
      })
      const bytes = await readFile(path.join(process.env.FULLCOURT_DATA_DIR!, 'media', doc!.filename!))
      expect(bytes.includes(MARK), what).toBe(false)
    } else {
      expect([400, 413, 415], what).toContain(status)
      expect(message, what).toMatch(/^(Choose a|This|Something) .*\.$/)
    }
  }
  // Real pictures with hostile names, and two with a payload.
  expect(stored).toBeGreaterThan(8)
  reportCases('uploads, files', corpus.length)
})

test('a picture is not read from a person who may not upload one', async () => {
  const bytes = await photograph(64, 48)
  const { status } = await send(
    { name: 'a.jpg', type: 'image/jpeg', bytes, alt: 'Not theirs' },
    await staffCookie('coach'),
  )
  expect(status).toBe(403)
})

type Upload = { name: string; type: string; bytes: Buffer; alt: string }

async function send({ name, type, bytes, alt }: Upload, as = cookie) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  // Sends the length, as a browser does.
  const { headers, body } = await encoded(form)
  const init = { method: 'POST', headers: { ...headers, cookie: as, 'sec-fetch-site': 'same-origin' }, body }
  const answer = await api.POST(new Request('http://localhost:3000/api/media', init), {
    params: Promise.resolve({ slug: ['media'] }),
  })
  const { doc, errors } = (await answer.json()) as { doc?: Media; errors?: { message: string }[] }
  return { status: answer.status, doc, message: errors?.[0]?.message ?? '' }
}

async function encoded(form: FormData) {
  const whole = new Response(form)
  const body = await whole.arrayBuffer()
  return {
    body,
    headers: { 'content-type': whole.headers.get('content-type')!, 'content-length': String(body.byteLength) },
  }
}

/** Creates a small picture, dark on its left and ember on its right, as a phone encodes it. */
function heic(): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, '../support/files/two-colors.heic'))
}

function pixels(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#ff5420' }, limitInputPixels: false })
}

function photograph(width: number, height: number): Promise<Buffer> {
  return pixels(width, height).jpeg().toBuffer()
}
