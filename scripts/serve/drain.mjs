import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long requests that were being answered may still take. Milliseconds. */
const PATIENCE_MS = 25_000
/** How long a connection may take to say what it wants. Browsers open some in advance and say nothing. */
const SILENCE_MS = 1_000
const SWEEP_MS = 50
/** How long connections that the operating system has established are still accepted. Milliseconds. */
const ACCEPT_MS = 500

/** The connections of each server on which nothing was asked yet. Node counts them as busy. */
const silent = new WeakMap()

/** Notes from now on which connections have not asked for anything. @param {import('node:http').Server} server */
export function listenForSilence(server) {
  const sockets = new Set()
  silent.set(server, sockets)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }) => sockets.delete(socket))
}

/**
 * Stops accepting, lets the requests in flight finish, then closes what is left.
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} resolved when no connection is open any more
 */
export async function drain(server) {
  await acceptPending(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept-alive connection becomes idle when its answer is out; nothing else would close it now.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const hush = setTimeout(() => silent.get(server)?.forEach((socket) => socket.destroy()), SILENCE_MS)
  const force = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(hush)
  clearTimeout(force)
}

// When the listening socket closes, the operating system resets the connections that it has established and that were not
// accepted yet. Node accepts one in each turn of the event loop: a turn without a new one means that none is pending.
async function acceptPending(server) {
  const until = Date.now() + ACCEPT_MS
  let isPending = true
  const note = () => (isPending = true)
  server.on('connection', note)
  while (isPending && Date.now() < until) {
    isPending = false
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
}
