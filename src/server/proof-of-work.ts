import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { keyedHash } from './secrets'
import { allowOnce } from './throttle'

/** What a solved challenge is for; it is invalid for any other purpose. */
export type Purpose = 'code' | 'password' | 'form' | 'staff'

const MINUTES = 10
const ALGORITHM = 'PBKDF2/SHA-256'
/** One step takes about 0.4 ms of CPU time. The number of steps doubles with each level. */
const STEP_COST = 1_000
const STEPS = { min: 1_000, max: 2_000 }
export const MAX_LEVEL = 4

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(STEP_COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.strictObject({ purpose: z.string(), level: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Creates a proof-of-work challenge, valid once within ten minutes, for this purpose only. */
export async function makeChallenge(purpose: Purpose, level: number): Promise<Challenge> {
  const times = 2 ** level
  return createChallenge({
    algorithm: ALGORITHM,
    cost: STEP_COST,
    counter: randomInt(STEPS.min * times, STEPS.max * times),
    data: { purpose, level },
    deriveKey,
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
    ...keys(),
  })
}

/**
 * Redeems a solved challenge, which is invalid afterwards.
 * @param proof the challenge and its solution as JSON, as sent by the client
 * @returns the level of the work, or null if the purpose differs, it expired, was redeemed, is forged or is not solved
 */
export async function takeProof(proof: string, purpose: Purpose): Promise<number | null> {
  const parsed = proofSchema.safeParse(parse(proof))
  if (!parsed.success) return null
  const { challenge, solution } = parsed.data
  const { data } = challenge.parameters
  const isSolved = (await verifySolution({ challenge, solution, deriveKey, ...keys() })).verified
  if (!isSolved || data.purpose !== purpose) return null
  return (await allowOnce(`proof:${challenge.signature}`, MINUTES)) ? data.level : null
}

function keys() {
  return {
    hmacSignatureSecret: keyedHash('proof-of-work', 'challenge'),
    hmacKeySignatureSecret: keyedHash('proof-of-work', 'solution'),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
