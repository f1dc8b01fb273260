import type { Challenge } from 'altcha-lib'
import { makeChallenge, MAX_LEVEL, takeProof, type Purpose } from './proof-of-work'
import { countBeyond, countOf, giveBack, tryWithin, type TryLimit } from './throttle'

/** How many tries may fail. `account`: the limit of the account that is tried, where one is named. */
export type ProvenLimits = { all: TryLimit[]; account?: TryLimit }

type Trial = {
  limits: ProvenLimits
  purpose: Purpose
  /** A solved challenge, as it was sent. */
  proof?: string
}

/** What came of a try, or the work that is asked for before the next one. */
export type Tried<Result> = { result: Result } | { waitSeconds: number; challenge: Challenge }

/**
 * Runs a try to sign in. Where the tries that may fail are used up, nobody is locked out: the next try costs a solved
 * challenge, which costs more the more was tried on one account.
 * @param attempt resolves to null when it failed
 */
export async function tryOrProve<Result>({ limits, purpose, proof }: Trial, attempt: () => Promise<Result | null>) {
  const tried = await tryWithin(limits.all, attempt)
  if ('result' in tried) return tried
  const proven = proof ? await takeProof(proof, purpose) : null
  const level = await levelOf(limits, proven !== null)
  // Others may have tried meanwhile, so one level less will do.
  if (proven !== null && proven >= level - 1) return { result: await tryProven(limits, attempt) }
  return { waitSeconds: tried.waitSeconds, challenge: await makeChallenge(purpose, level) }
}

async function tryProven<Result>(
  { account }: ProvenLimits,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const result = await attempt()
  if (result !== null && account) await giveBack([account])
  return result
}

/** Each doubling of what was tried on the account, beyond its limit, doubles the work. Codes are random enough without. */
async function levelOf({ account }: ProvenLimits, isTry: boolean): Promise<number> {
  if (!account) return 0
  const tried = await (isTry ? countBeyond(account) : countOf(account))
  return Math.min(MAX_LEVEL, Math.max(0, Math.floor(Math.log2(tried / account.points))))
}
