import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import inject from 'light-my-request'
import { describe, expect, test } from 'vitest'
import { compressFurther, sendStored, storeResponse } from './stored-response.mjs'

const TEXT = 'The whole page. '.repeat(200)
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'rsc',
  date: 'Wed, 25 Nov 2026 01:00:00 GMT',
  connection: 'keep-alive',
  'x-nextjs-prerender': ['1', '1'],
}

const stored = await storeResponse({ status: 200, headers: HEADERS, body: Buffer.from(TEXT) })
const makeRequest = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  inject((request, response) => sendStored(request, response, stored), { method, url: '/', headers })

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
    ['identity;q=0, deflate', undefined],
    [';;,=q', undefined],
  ])('for "%s": %s', async (accepted, expected) => {
    const { headers, rawPayload } = await makeRequest({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(expected)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''] ?? ((bytes: Buffer) => bytes)
    expect(decode(rawPayload).toString()).toBe(TEXT)
  })

  test('each has its own strong ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (value) => (await makeRequest({ 'accept-encoding': value })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  test('compresses a response further under another ETag, and leaves the others as they are', async () => {
    const words = await readFile('README.md')
    const once = await storeResponse({ status: 200, headers: HEADERS, body: words })
    const further = await compressFurther(once)
    const [before, after] = [once, further].map(({ variants }) => variants.get('br')!)
    expect(brotliDecompressSync(after!.body)).toEqual(words)
    expect(after!.body.length).toBeLessThan(before!.body.length * 0.97)
    expect(after!.etag).not.toBe(before!.etag)
    for (const encoding of ['identity', 'gzip'])
      expect(further.variants.get(encoding)).toEqual(once.variants.get(encoding))
  })

  test('answers 304 when the client has the page from before it was compressed further', async () => {
    const once = await storeResponse({
      status: 200,
      headers: HEADERS,
      body: await readFile('LICENSE'),
    })
    const further = await compressFurther(once)
    const { etag } = once.variants.get('br')!
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag }
    const answer = await inject((request, response) => sendStored(request, response, further), {
      method: 'GET',
      url: '/',
      headers,
    })
    expect([answer.statusCode, answer.headers.etag]).toEqual([304, further.variants.get('br')!.etag])
    expect(answer.headers.etag).not.toBe(etag)
  })

  test('leaves a response as it is that is short or gets no smaller', async () => {
    const short = await storeResponse({ status: 200, headers: HEADERS, body: Buffer.from('Hello') })
    expect(await compressFurther(short)).toBe(short)
    expect(await compressFurther(stored)).toBe(stored)
  })

  test('sends short bodies and pictures uncompressed', async () => {
    const short = await storeResponse({ status: 200, headers: HEADERS, body: Buffer.from('Hello') })
    const picture = { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(5_000) }
    expect([[...short.variants.keys()], [...(await storeResponse(picture)).variants.keys()]]).toEqual([
      ['identity'],
      ['identity'],
    ])
  })
})

test('answers 304 with the headers of the page when the client has it already', async () => {
  const { headers } = await makeRequest({ 'accept-encoding': 'br' })
  for (const tag of [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
    const again = await makeRequest({ 'accept-encoding': 'br', 'if-none-match': String(tag) })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(again.headers.vary).toBe('rsc, Accept-Encoding')
    expect(again.headers['content-length']).toBeUndefined()
  }
  expect((await makeRequest({ 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
})

test('sends a page of an error whole, even when the client has it already', async () => {
  const missing = await storeResponse({ status: 404, headers: HEADERS, body: Buffer.from(TEXT) })
  const answer = await inject((request, response) => sendStored(request, response, missing), {
    method: 'GET',
    url: '/',
    headers: { 'if-none-match': '*' },
  })
  expect([answer.statusCode, answer.payload]).toEqual([404, TEXT])
})

test('answers HEAD with the headers of GET and no body', async () => {
  const [get, head] = [await makeRequest({}, 'GET'), await makeRequest({}, 'HEAD')]
  const { date: _, ...headers } = get.headers
  expect(head.headers).toMatchObject(headers)
  expect(head.payload).toBe('')
})

test('omits connection headers, and repeats no header', async () => {
  const { headers } = await makeRequest()
  expect(headers).toMatchObject({ vary: 'rsc, Accept-Encoding', 'x-nextjs-prerender': '1' })
  expect(headers.date).not.toBe(HEADERS.date)
})

test('sends one stored body on many connections', async () => {
  const server = createServer((request, response) => sendStored(request, response, stored))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  const texts = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`http://localhost:${port}/`)).text()),
  )
  server.close()
  expect(new Set(texts)).toEqual(new Set([TEXT]))
})
