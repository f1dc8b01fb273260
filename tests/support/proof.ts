import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Returns the challenge in the response to a refused sign-in. */
export async function challengeOf(answer: Response): Promise<Challenge> {
  return ((await answer.json()) as { challenge: Challenge }).challenge
}

/** Returns a challenge and its solution, as the sign-in page sends them. */
export async function solve(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
