import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { POST } from '@/app/internal/publish-due/route'
import { paths } from '@/lib/paths'
import { postInternal } from '@/server/http/worker-request'
import { expiredBy } from '../../runtime/next/testing/request'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }
const ADDRESS = 'http://localhost/internal/publish-due'

/** A stand-in for the site with the single endpoint that the worker calls, on its own port. */
const site = createServer((request, response) => {
  const headers = request.headers as Record<string, string>
  void answer(new Request(ADDRESS, { method: request.method, headers }))
    .catch(() => ({ status: 500 }))
    .then(({ status }) => response.writeHead(status).end())
})

async function answer(request: Request): Promise<Response> {
  let response = new Response(null, { status: 500 })
  await expiredBy(async () => {
    response = await POST(request)
  })
  return response
}

/** A question that is due for publication. */
async function makeDue() {
  const [cms, user] = [await payload(), await staffAs('admin')]
  const data = { question: 'May I watch?', answer: 'Yes.', order: 10, _status: 'draft' } as never
  const { id } = await cms.create({ collection: 'faqs', draft: true, data, context })
  const doc = { relationTo: 'faqs', value: id }
  const input = { type: 'publish', doc, user: { relationTo: 'staff', value: user.id } } as never
  await cms.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 60_000), input })
  return async () => (await cms.findByID({ collection: 'faqs', id, draft: false }))._status
}

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PORT', String((site.address() as AddressInfo).port))
})
afterAll(() => {
  vi.unstubAllEnvs()
  return new Promise((resolve) => site.close(resolve))
})

test('what is due is published when the worker requests it, and not for any other client', async () => {
  const status = await makeDue()
  for (const key of ['', '0'.repeat(64)]) {
    const headers = { 'x-worker-key': key }
    expect((await answer(new Request(ADDRESS, { method: 'POST', headers }))).status).toBe(404)
  }
  expect(await status()).toBe('draft')
  await postInternal(paths.publishDue)
  expect(await status()).toBe('published')
})
