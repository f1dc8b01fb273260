import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Opens a raw connection to a site, for data that no client would send. It never closes its own side, like a hostile client.
 */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  // The server may reset the connection in the middle of a request, which emits this event.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends a raw request and returns all bytes received until the site closes its side. */
export async function sendRaw(url: string, text: string): Promise<string> {
  const socket = await openSocket(url)
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  const ended = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()))
  socket.write(text)
  await ended
  return answer
}
