import type { Challenge } from 'altcha-lib'
import { findKnownDevice } from '@/server/known-device'
import { makeChallenge, MAX_LEVEL, takeProof } from '@/server/proof-of-work'
import { clientAddress } from '@/server/rate-limit'
import { keyedHash } from '@/server/secrets'
import { countBeyond, countOf, giveBack, tryWithin, type TryLimit } from '@/server/throttle'

/** Who tries to sign in, and what was solved for it. */
export type Trial = {
  kind: 'code' | 'password'
  /** What names the account that is tried; a code names none. */
  account?: string
  request: Request
  /** A solved challenge, as somebody sent it. */
  proof?: string
}

/** What came of a try, or the work that is asked for before the next one. */
export type Tried<Result> = { result: Result } | { waitSeconds: number; challenge: Challenge }

type Limits = { all: TryLimit[]; account?: TryLimit }

const MINUTES = 15
const WRONG_PER_DEVICE = 10
const WRONG_PER_ADDRESS = 10
const WRONG_PER_ACCOUNT = 20
/** Of all strangers together. */
const WRONG_ALTOGETHER = 1_000

/**
 * Runs a try to sign in. Wrong ones are counted: a device that is known has its own few, strangers share those of their
 * address, of the account and of everybody. Where they are used up, nobody is refused: the next try costs a solved
 * challenge, which costs more the more was tried on one account.
 * @param attempt resolves to null when it failed
 */
export async function tryToSignIn<Result>(trial: Trial, attempt: () => Promise<Result | null>) {
  const limits = limitsOf(trial)
  const tried = await tryWithin(limits.all, attempt)
  if ('result' in tried) return tried
  const proven = trial.proof ? await takeProof(trial.proof, trial.kind) : null
  const level = await levelOf(limits, proven !== null)
  // Others may have tried meanwhile, so one level less will do.
  if (proven !== null && proven >= level - 1) return { result: await tryProven(limits, attempt) }
  return { waitSeconds: tried.waitSeconds, challenge: await makeChallenge(trial.kind, level) }
}

async function tryProven<Result>({ account }: Limits, attempt: () => Promise<Result | null>): Promise<Result | null> {
  const result = await attempt()
  if (result !== null && account) await giveBack([account])
  return result
}

/** Each doubling of what was tried on the account, beyond its limit, doubles the work. Codes are random enough without. */
async function levelOf({ account }: Limits, isTry: boolean): Promise<number> {
  if (!account) return 0
  const tried = await (isTry ? countBeyond(account) : countOf(account))
  return Math.min(MAX_LEVEL, Math.max(0, Math.floor(Math.log2(tried / account.points))))
}

function limitsOf({ kind, account, request }: Trial): Limits {
  const device = findKnownDevice('member', request)
  const ofAccount = account ? [accountLimit(account, device !== null)] : []
  const own = device
    ? [limit(`device:${device}`, WRONG_PER_DEVICE)]
    : [limit(`${kind}:${clientAddress(request)}`, WRONG_PER_ADDRESS), limit(kind, WRONG_ALTOGETHER)]
  return { all: [...own, ...ofAccount], account: ofAccount[0] }
}

// Strangers and known devices are counted apart: no stranger makes it harder for a family's own phone.
function accountLimit(account: string, isKnown: boolean): TryLimit {
  return limit(`account${isKnown ? '-known' : ''}:${keyedHash('throttle', account)}`, WRONG_PER_ACCOUNT)
}

function limit(key: string, points: number): TryLimit {
  return { key: `wrong:${key}`, points, minutes: MINUTES }
}
