import type { Challenge } from 'altcha-lib'

/**
 * Solves a challenge of the server's, which takes a second or more. Its library is loaded only now, as few visitors need it.
 * @returns the proof to send along; undefined without https or after a lost connection
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  try {
    const { prove } = await import('./prove')
    return await prove(challenge)
  } catch {
    return undefined
  }
}
