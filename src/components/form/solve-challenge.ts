import type { Challenge } from 'altcha-lib'

/**
 * Solves a proof-of-work challenge of the server, which takes a second or more. Its library is loaded on demand, because few
 * visitors need it.
 * @returns the proof to submit; undefined without https or after a lost connection
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  try {
    const { solveInWorker: prove } = await import('./solve-in-worker')
    return await prove(challenge)
  } catch {
    return undefined
  }
}
