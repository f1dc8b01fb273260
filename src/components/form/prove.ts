import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

// The hardest of all takes an old telephone some minutes.
const TIMEOUT_MS = 5 * 60_000

/** Solves a challenge of the server's. The browser reckons beside the page, which stays awake. */
export async function prove(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? JSON.stringify({ challenge, solution }) : undefined
}
