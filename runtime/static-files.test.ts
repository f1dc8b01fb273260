import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import inject from 'light-my-request'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder'
import { createStaticFiles } from './static-files.mjs'

const SCRIPT = 'const court = 94;'

function files() {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '_next', 'static'), { recursive: true })
  writeFileSync(path.join(folder, '_next', 'static', 'main.js'), SCRIPT)
  writeFileSync(path.join(folder, '_next', 'static', 'main.js.gz'), gzipSync(SCRIPT))
  writeFileSync(path.join(folder, 'a ball.svg'), '<svg />')
  return createStaticFiles(folder)
}

const MAIN = '/_next/static/main.js'
type Method = 'GET' | 'POST'

function get(from: ReturnType<typeof files>, url: string, headers = {}, method: Method = 'GET') {
  return inject((request, response) => from.answer(request, response), { method, url, headers })
}

test('answers a file in the encoding that a browser accepts, and keeps it in memory', async () => {
  const served = files()
  expect(served.find({ url: MAIN, method: 'GET', headers: {} })).toBeNull()
  const plain = await get(served, `${MAIN}?v=1`)
  expect([plain.statusCode, plain.payload]).toEqual([200, SCRIPT])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const gzipped = await get(served, MAIN, { 'accept-encoding': 'gzip' })
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(served.find({ url: MAIN, method: 'GET', headers: {} })).not.toBeNull()
  expect(served.find({ url: MAIN, method: 'GET', headers: { range: 'bytes=0-4' } })).toBeNull()
  expect(served.find({ url: MAIN, method: 'POST', headers: {} })).toBeNull()
})

test('answers a part of a file, and refuses impossible ones and other methods', async () => {
  const served = files()
  const part = await get(served, MAIN, { range: 'bytes=0-4' })
  expect([part.statusCode, part.payload]).toEqual([206, 'const'])
  expect((await get(served, MAIN, { range: 'bytes=900-' })).statusCode).toBe(416)
  expect((await get(served, MAIN, {}, 'POST')).statusCode).toBe(405)
})

test('knows its files by their decoded paths, without the compressed variants', async () => {
  const served = files()
  expect(served.has({ url: '/a%20ball.svg?v=1' })).toBe(true)
  expect(served.has({ url: `${MAIN}.gz` })).toBe(false)
  expect(served.has({ url: '/_next/static' })).toBe(false)
  const drawing = await get(served, '/a%20ball.svg')
  expect(drawing.payload).toBe('<svg />')
  expect(drawing.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})
