import { createServer } from 'node:net'
import { Stop } from './stop.mjs'

/** The first port of those the built-in database picks from: below the range systems hand out to outgoing calls. */
const LOWEST = 20_000
const SPREAD = 10_000

/**
 * Why a port cannot be listened on: 'EADDRINUSE', 'EACCES' or the like; undefined when it is free.
 * @param {number} port @param {string} [host] every address when left out, as the site listens
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

/** A port that is free on this machine now. */
export async function freePort(host) {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * SPREAD)
    if (!(await portProblem(port, host))) return port
  }
}

/**
 * @param {number} port the one the site shall listen on
 * @throws {Stop} when it is taken or not ours to take
 */
export async function requireFreePort(port) {
  // A program that listens on one address only would not be noticed by asking for every address.
  const problem = (await portProblem(port)) ?? (await portProblem(port, '127.0.0.1'))
  if (!problem) return
  const why = problem === 'EADDRINUSE' ? 'is taken' : 'may not be used by this user'
  const other = port < 1024 || port >= 65_535 ? 3001 : port + 1
  throw new Stop(`Port ${port} ${why}. Stop the other program or choose another port: PORT=${other} npm start`)
}
