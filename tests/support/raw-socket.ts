import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One connection to a site, for what no client would send. It never closes its own side, as a hostile one would not. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  // Whoever is sent away in the middle of a word hears of it by this.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends a request as it stands and answers with everything that comes back until the site closes its side. */
export async function sendRaw(url: string, text: string): Promise<string> {
  const socket = await openSocket(url)
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  const ended = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()))
  socket.write(text)
  await ended
  return answer
}
