import type { Challenge } from 'altcha-lib'
import { makeChallenge, MAX_LEVEL, takeProof, type Purpose } from './proof-of-work'
import { countAttempt, countOf, refundAttempts, attemptWithinLimit, type AttemptLimit } from './throttle'

/** The limits of failed attempts. `account`: the limit of the account, if one is named. */
export type ProvenLimits = { all: AttemptLimit[]; account?: AttemptLimit }

type ChallengedAttempt = {
  limits: ProvenLimits
  purpose: Purpose
  /** A solved challenge, as sent by the client. */
  proof?: string
}

/** The result of an attempt, or the challenge required for the next one. */
export type AttemptOutcome<Result> = { result: Result } | { waitSeconds: number; challenge: Challenge }

/**
 * Runs a sign-in attempt. Accounts are never locked: when the failed attempts are used up, the next attempt requires a solved
 * challenge, whose cost grows with the attempts on one account.
 * @param attempt resolves to null if it failed
 */
export async function attemptOrChallenge<Result>(
  { limits, purpose, proof }: ChallengedAttempt,
  attempt: () => Promise<Result | null>,
) {
  const outcome = await attemptWithinLimit(limits.all, attempt)
  if ('result' in outcome) return outcome
  const proven = proof ? await takeProof(proof, purpose) : null
  const level = await levelOf(limits, proven !== null)
  // Other attempts may have raised the level since, so one level less is accepted.
  if (proven !== null && proven >= level - 1) return { result: await attemptProven(limits, attempt) }
  return { waitSeconds: outcome.waitSeconds, challenge: await makeChallenge(purpose, level) }
}

async function attemptProven<Result>(
  { account }: ProvenLimits,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const result = await attempt()
  if (result !== null && account) await refundAttempts([account])
  return result
}

/**
 * Returns the level: each doubling of the attempts on an account beyond its limit doubles the work. Codes are random enough
 * without it.
 */
async function levelOf({ account }: ProvenLimits, isAttempt: boolean): Promise<number> {
  if (!account) return 0
  const attempts = await (isAttempt ? countAttempt(account) : countOf(account))
  return Math.min(MAX_LEVEL, Math.max(0, Math.floor(Math.log2(attempts / account.points))))
}
