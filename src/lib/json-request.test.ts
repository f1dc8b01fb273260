import { afterEach, expect, test, vi } from 'vitest'
import { postJson, readJson } from './json-request'

const PATH = '/members/comment'
const UNHEARD = { isOk: false, status: null, message: null, fields: {}, body: {} }
const KEPT = { isOk: true, body: { kept: true } }

afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends values as JSON and returns the response body', async () => {
  const fetch = answerWith(Response.json({ kept: true }))
  expect(await postJson(PATH, { text: 'Nice pass!' })).toEqual(KEPT)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    PATH,
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"text":"Nice pass!"}',
    }),
  )
})

test('reads without the HTTP cache', async () => {
  const fetch = answerWith(Response.json({ kept: true }))
  expect(await readJson(PATH)).toEqual(KEPT)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(PATH, expect.objectContaining({ cache: 'no-store' }))
})

test('a request can outlive its page', async () => {
  const fetch = answerWith(Response.json({}))
  await postJson(PATH, {}, { keepalive: true })
  expect(fetch).toHaveBeenCalledWith(PATH, expect.objectContaining({ keepalive: true }))
})

test('a rejection has a message and field errors', async () => {
  answerWith(Response.json({ message: 'Please look again.', fields: { email: 'No address.' } }, { status: 422 }))
  expect(await postJson(PATH, {})).toEqual({
    isOk: false,
    status: 422,
    message: 'Please look again.',
    fields: { email: 'No address.' },
    body: { message: 'Please look again.', fields: { email: 'No address.' } },
  })
})

test('a rejection without a message is a failure too', async () => {
  answerWith(Response.json({}, { status: 404 }))
  expect(await postJson(PATH, {})).toEqual({ isOk: false, status: 404, message: null, fields: {}, body: {} })
})

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['an HTML page instead of JSON', new Response('<!doctype html>', { status: 502 })],
])('returns a failure and never throws: %s', async (_name, outcome) => {
  answerWith(outcome)
  expect(await postJson(PATH, {})).toEqual(UNHEARD)
})

test('aborts after the timeout of the request', async () => {
  const fetch = vi.fn((_path: string, { signal }: RequestInit) => neverUntil(signal))
  vi.stubGlobal('fetch', fetch)
  expect(await postJson(PATH, {}, { timeout: 5 })).toEqual(UNHEARD)
})

test.each([
  ['no network', new TypeError('Failed to fetch'), true],
  ['a server error', Response.json({}, { status: 500 }), true],
  ['an unavailable server', Response.json({}, { status: 503 }), true],
  ['a rejection', Response.json({}, { status: 422 }), false],
  ['success', Response.json({ kept: true }), false],
])('after %s, retries once only if the request is repeatable and a retry could help', async (_name, first, helps) => {
  const sendings = [
    { send: () => postJson(PATH, {}), isRepeated: false },
    { send: () => postJson(PATH, {}, { isRepeatable: true }), isRepeated: helps },
    { send: () => readJson(PATH), isRepeated: helps },
  ]
  for (const { send, isRepeated } of sendings) {
    const fetch = answerWith(first instanceof Response ? first.clone() : first, Response.json({ kept: true }))
    const { isOk } = await send()
    expect(fetch).toHaveBeenCalledTimes(isRepeated ? 2 : 1)
    expect(isOk).toBe(isRepeated || (first instanceof Response && first.ok))
  }
})

test('a second failure is final', async () => {
  const fetch = answerWith(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), Response.json({}))
  expect(await readJson(PATH)).toEqual(UNHEARD)
  expect(fetch).toHaveBeenCalledTimes(2)
})

// Each fetch returns the next outcome.
function answerWith(...outcomes: (Response | Error)[]) {
  const fetch = vi.fn(async () => {
    const outcome = outcomes.shift()
    if (outcome instanceof Response) return outcome
    throw outcome
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function neverUntil(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
