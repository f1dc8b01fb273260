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

/**
 * Of each server: the connections that have sent no request yet, which Node counts as active, and the responses in progress.
 * @type {WeakMap<import('node:http').Server, { silent: Set<import('node:net').Socket>, responses:
 * Set<import('node:http').ServerResponse>, isDraining: boolean }>}
 */
const states = new WeakMap()

/** Tracks the connections and responses of a server from now on. @param {import('node:http').Server} server */
export function trackConnections(server) {
  const state = { silent: new Set(), responses: new Set(), isDraining: false }
  const { silent, responses } = state
  states.set(server, state)
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  // Before the listener that responds, which may do so at once.
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket)
    if (state.isDraining) response.shouldKeepAlive = false
    responses.add(response)
    response.once('close', () => responses.delete(response))
  })
}

/**
 * Stops accepting connections, waits for the requests in progress, then closes the remaining connections. Responses from now on
 * say that their connection closes, so that no client sends its next request there.
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} resolves when no connection is open
 */
export async function drain(server) {
  const state = states.get(server)
  if (state) closeAfterResponses(state)
  await acceptPending(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // A keep-alive connection becomes idle after its response, and must then be closed here.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const hush = setTimeout(() => state?.silent.forEach((socket) => socket.destroy()), SILENCE_MS)
  const force = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(hush)
  clearTimeout(force)
}

function closeAfterResponses(state) {
  state.isDraining = true
  for (const response of state.responses) if (!response.headersSent) response.shouldKeepAlive = false
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
