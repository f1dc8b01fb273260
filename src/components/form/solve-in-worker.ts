import { solveChallenge as solve, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

// The most difficult challenge takes an old phone a few minutes.
const TIMEOUT_MS = 5 * 60_000

/** Solves a proof-of-work challenge of the server in a worker, so that the page stays responsive. */
export async function solveInWorker(challenge: Challenge): Promise<string | undefined> {
  const solution = await solve({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? JSON.stringify({ challenge, solution }) : undefined
}
