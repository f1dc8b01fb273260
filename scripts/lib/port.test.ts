import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { waitUntilFree, portProblem } from './port.mjs'

const HOST = '127.0.0.1'

async function holdPort() {
  const server = createServer().listen(0, HOST)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

test('a port that its program gives back is free', async () => {
  const { server, port } = await holdPort()
  const answer = waitUntilFree(port, HOST, 60_000)
  // Asked after the first call of waitUntilFree, so that it had to wait.
  expect(await portProblem(port, HOST)).toBe('EADDRINUSE')
  server.close()
  expect(await answer).toBe(true)
})

test('a port that its program keeps is not free', async () => {
  const { port } = await holdPort()
  expect(await waitUntilFree(port, HOST, 100)).toBe(false)
})
