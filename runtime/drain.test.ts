import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { drain, trackConnections } from './drain.mjs'

const CONNECTIONS = 16

test('answers requests on connections that were established just before the server stops', async () => {
  const server = createServer((_request, response) => response.end('answered'))
  trackConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)))

  const drained = drain(server)
  const responses = await Promise.all(sockets.map(sendRequest))
  await drained

  expect(responses.filter((text) => text.endsWith('answered'))).toHaveLength(CONNECTIONS)
})

test('tells clients that wait for a response to send their next request elsewhere', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((_request, response) => void waiting.push(response))
  trackConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const response = fetch(`http://127.0.0.1:${port}`)
  await expect.poll(() => waiting.length).toBe(1)

  const drained = drain(server)
  waiting[0]!.end('answered')
  const { headers } = await response
  await drained

  expect(headers.get('connection')).toBe('close')
})

async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // sendRequest() returns an error after a reset.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function sendRequest(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (bytes) => (text += String(bytes)))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  if (!socket.destroyed) await once(socket, 'close')
  return text
}
