import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { setPageOrigin } from '../next/page-origin.mjs'
import { createPageRenderer } from './render-page.mjs'

const ORIGIN = { tags: ['collection:posts'], renderedAt: 1_000 }
const PAYLOAD = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

/** A mock of Next that responds with the request it received. */
function createRenderer(status = 'HIT') {
  return createPageRenderer((request: IncomingMessage, response: ServerResponse) => {
    // Next also reads the cache asynchronously, within the same request.
    setImmediate(() => {
      setPageOrigin(ORIGIN)
      response.setHeader('x-nextjs-cache', status).end(JSON.stringify({ url: request.url, headers: request.headers }))
    })
  })
}

test.each([
  ['a page', '/blog', {}],
  ['a payload', '/blog', PAYLOAD],
])('reports the tags and the age of %s', async (_, url, headers) => {
  const page = await createRenderer()({ key: '', path: url, url, headers })
  expect(page).toMatchObject({ status: 200, isStale: false, origin: ORIGIN })
})

test('passes only the URL and the headers of the key to Next', async () => {
  const { body } = await createRenderer()({ key: '', path: '/blog', url: '/blog', headers: {} })
  const { url, headers } = JSON.parse(body.toString()) as { url: string; headers: object }
  expect([url, Object.keys(headers).sort()]).toEqual(['/blog', ['host', 'user-agent']])
})

test('requests a payload by the URL that matches its headers', async () => {
  const { body } = await createRenderer()({ key: '', path: '/blog', url: '/blog', headers: PAYLOAD })
  expect((JSON.parse(body.toString()) as { url: string }).url).toMatch(/^\/blog\?_rsc=[\w-]{16}$/)
})

test('reports a stale response of Next', async () => {
  const page = await createRenderer('STALE')({ key: '', path: '/', url: '/', headers: {} })
  expect(page.isStale).toBe(true)
})
