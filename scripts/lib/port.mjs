import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ExpectedError } from './expected-error.mjs'

/** The first port for the built-in database, below the ephemeral port range of operating systems. */
const LOWEST = 20_000
const SPREAD = 10_000

/**
 * Returns why a port cannot be bound: 'EADDRINUSE', 'EACCES' or the like; undefined when it is free.
 * @param {number} port @param {string} [host] defaults to all addresses, which the site binds to
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

/**
 * Waits for a port that a program that is ending may still hold.
 * @param {number} port @param {string} [host] as in portProblem
 * @param {number} [limitMs] how long to wait
 * @returns {Promise<boolean>} whether the port is free now
 */
export async function waitUntilFree(port, host, limitMs = 3000) {
  const until = performance.now() + limitMs
  while (await portProblem(port, host)) {
    if (performance.now() > until) return false
    await wait(50)
  }
  return true
}

/** Returns a free port of this machine. */
export async function freePort(host) {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * SPREAD)
    if (!(await portProblem(port, host))) return port
  }
}

/**
 * Checks that the port can be bound.
 * @param {number} port the port for the site
 * @throws {ExpectedError} when it is in use or needs other privileges
 */
export async function requireFreePort(port) {
  // Binding to all addresses does not detect a program that is bound to a single address.
  const problem = (await portProblem(port)) ?? (await portProblem(port, '127.0.0.1'))
  if (!problem) return
  const why = problem === 'EADDRINUSE' ? 'is taken' : 'may not be used by this user'
  const other = port < 1024 || port >= 65_535 ? 3001 : port + 1
  throw new ExpectedError(`Port ${port} ${why}. Stop the other program or choose another port: PORT=${other} npm start`)
}
