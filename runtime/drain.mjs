import { setImmediate as nextTurn } from 'node:timers/promises'

/** The time limit for requests in progress, in milliseconds. */
const TIMEOUT_MS = 25_000
/**
 * The time limit for the first request on a connection, in milliseconds. Browsers open connections in advance and may send
 * nothing.
 */
const SILENCE_MS = 1_000
const SWEEP_MS = 50
/** How long connections already established by the operating system are accepted, in milliseconds. */
const ACCEPT_MS = 500

/** The connections of each server that have sent no request yet. Node counts them as active. */
const silent = new WeakMap()

/** Tracks connections without a request from now on. @param {import('node:http').Server} server */
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
 * Stops accepting connections, waits for the requests in progress, then closes the remaining connections.
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} resolves when no connection is open
 */
export async function drain(server) {
  await acceptPending(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // A keep-alive connection becomes idle after its response, and must then be closed here.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const hush = setTimeout(() => silent.get(server)?.forEach((socket) => socket.destroy()), SILENCE_MS)
  const force = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(hush)
  clearTimeout(force)
}

// When the listening socket closes, the operating system resets connections that are established but not accepted yet. Node
// accepts one in each turn of the event loop: a turn without a new one means that none is pending.
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
