/** How long requests that were being answered may still take. Milliseconds. */
const PATIENCE_MS = 25_000
const SWEEP_MS = 50

/**
 * Stops accepting, lets the requests in flight finish, then closes what is left.
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} resolved when no connection is open any more
 */
export async function drain(server) {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept-alive connection becomes idle when its answer is out; nothing else would close it now.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const force = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}
