import { expect, test } from 'vitest'
import { readPictureRequest } from './picture-request.mjs'

const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  readPictureRequest({ url, headers, method } as never)

test('shares one entry for a picture, whatever the query and the cookies are', () => {
  const found = read('/api/media/file/a-768.webp')
  expect(found).toMatchObject({ url: '/api/media/file/a-768.webp', headers: {} })
  expect(read('/api/media/file/a-768.webp?prefix=..')?.key).toBe(found?.key)
  expect(read('/api/media/file/a-768.webp', { cookie: 'academy-token=x' })?.key).toBe(found?.key)
  expect(read('/api/media/file/b-768.webp')?.key).not.toBe(found?.key)
})

test.each([
  ['another file', '/api/films/file/a.mp4', {}],
  ['a document', '/api/media/1', {}],
  ['a folder', '/api/media/file/', {}],
  ['an editor’s preview', '/api/media/file/a.webp', { cookie: '__prerender_bypass=1' }],
])('does not read %s', (_, url, headers) => {
  expect(read(url, headers)).toBeNull()
})

test('does not read an upload', () => {
  expect(read('/api/media/file/a.webp', {}, 'POST')).toBeNull()
})
