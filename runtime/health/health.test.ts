import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHealth } from './health.mjs'

const TOKEN = 'a-token-for-this-test'
/** Nothing listens on this port. */
const NO_DATABASE = 'postgres://unknown@127.0.0.1:9/unknown'
const metrics = { text: () => Promise.resolve('fullcourt_figure 1\n'), contentType: 'text/plain; version=0.0.4' }
const stops: (() => unknown)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(token?: string) {
  const health = createHealth({ databaseUrl: NO_DATABASE, isPrepared: () => true, metrics, token })
  const server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(health.stop, () => server.close())
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
    return [response.status, await response.text()]
  }
}

test('a process without a database is alive and not ready', async () => {
  const send = await start()
  expect(await send('/livez')).toEqual([200, 'ok\n'])
  expect(await send('/readyz')).toEqual([503, 'not ready\n'])
})

test('answers nothing else', async () => {
  const send = await start()
  expect(await send('/livez', {}, 'POST')).toEqual([418, ''])
  expect(await send('/livez/more')).toEqual([418, ''])
})

test('shows metrics to this machine, not to those behind a proxy on it', async () => {
  const send = await start()
  expect(await send('/metrics')).toEqual([200, 'fullcourt_figure 1\n'])
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect(await send('/metrics', { [header]: '192.0.2.7' })).toEqual([404, ''])
})

test('shows metrics to the token from anywhere, and to no other', async () => {
  const send = await start(TOKEN)
  const proxied = { 'x-forwarded-for': '192.0.2.7' }
  expect(await send('/metrics', { ...proxied, authorization: `Bearer ${TOKEN}` })).toEqual([
    200,
    'fullcourt_figure 1\n',
  ])
  expect(await send('/metrics', { ...proxied, authorization: `Bearer ${TOKEN}x` })).toEqual([404, ''])
  expect(await send('/metrics', { authorization: 'Bearer wrong' })).toEqual([404, ''])
})
