import { findKnownDevice } from '@/server/known-device'
import { attemptOrChallenge, type ProvenLimits, type AttemptOutcome } from '@/server/proven-tries'
import { clientAddress } from '@/server/rate-limit'
import { keyedHash } from '@/server/secrets'
import type { TryLimit } from '@/server/throttle'

/** Who tries to sign in, and what was solved for it. */
export type LoginAttempt = {
  kind: 'code' | 'password'
  /** What names the account that is tried; a code names none. */
  account?: string
  request: Request
  /** A solved challenge, as received. */
  proof?: string
}

const MINUTES = 15
const WRONG_PER_DEVICE = 10
const WRONG_PER_ADDRESS = 10
const WRONG_PER_ACCOUNT = 20
/** Of all strangers together. */
const WRONG_ALTOGETHER = 1_000

/**
 * Runs a try to sign in. Wrong ones are counted: a device that is known has its own few, strangers share those of their
 * address, of the account and of everybody. Beyond them a try costs a proof of work.
 * @param attempt resolves to null when it failed
 */
export function attemptSignIn<Result>(
  trial: LoginAttempt,
  attempt: () => Promise<Result | null>,
): Promise<AttemptOutcome<Result | null>> {
  const { kind: purpose, proof } = trial
  return attemptOrChallenge({ limits: limitsOf(trial), purpose, proof }, attempt)
}

function limitsOf({ kind, account, request }: LoginAttempt): ProvenLimits {
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
