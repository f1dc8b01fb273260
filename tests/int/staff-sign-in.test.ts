import { beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/(payload)/api/[...slug]/route'
import { logger } from '@/server/logger'
import { freshDatabase, payload } from './support'

freshDatabase()
// Each refusal is a line of the log.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

const RIGHT = { email: 'kim.moreno@example.org', password: 'a-long-and-quiet-sentence' }
const WRONG = { email: 'nobody@example.org', password: 'a-long-and-loud-sentence' }

function signIn(body: object, client: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-fullcourt-client': client }
  const request = new Request('http://localhost:3000/api/staff/login', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return POST(request, { params: Promise.resolve({ slug: ['staff', 'login'] }) })
}

async function statuses(count: number, body: object, client: string): Promise<number[]> {
  const found: number[] = []
  while (found.length < count) found.push((await signIn(body, client)).status)
  return found
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('the admin signs in by a form in parts; one that is broken, or longer than a sign-in, is refused', async () => {
  const form = (said: string) => {
    const data = new FormData()
    data.set('_payload', said)
    return data
  }
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    POST(new Request('http://localhost:3000/api/staff/login', { method: 'POST', body, headers }), {
      params: Promise.resolve({ slug: ['staff', 'login'] }),
    })
  const typed = JSON.stringify(WRONG)
  expect((await send(form(typed))).status).toBe(401)
  expect((await send(form('[]'))).status).toBe(400)
  expect((await send('x', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
  expect((await send(form(typed), { 'content-length': '70000' })).status).toBe(413)
  expect((await send(typed, { 'content-type': 'text/plain' })).status).toBe(415)
})

describe('guessing passwords of staff', () => {
  test('ends after twenty wrong ones from one address, with the time to wait; other addresses notice nothing', async () => {
    expect(await statuses(20, WRONG, '198.51.100.1')).toEqual(times(20, 401))
    const refused = await signIn(WRONG, '198.51.100.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(WRONG, '198.51.100.2')).status).toBe(401)
  })

  test('is not what an office does that signs in from one address', async () => {
    const cms = await payload()
    await cms.create({ collection: 'staff', data: { name: 'Kim Moreno', roles: ['editor'], ...RIGHT } })
    expect(await statuses(3, RIGHT, '198.51.100.3')).toEqual(times(3, 200))
    expect(await statuses(21, WRONG, '198.51.100.3')).toEqual([...times(20, 401), 429])
  })
})
