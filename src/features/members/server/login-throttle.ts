import { findKnownDevice } from '@/server/known-device'
import { attemptOrChallenge, type ProvenLimits, type AttemptOutcome } from '@/server/challenged-attempts'
import { clientAddress } from '@/server/rate-limit'
import { keyedHash } from '@/server/secrets'
import type { AttemptLimit } from '@/server/throttle'

/** A sign-in attempt with its proof of work. */
export type LoginAttempt = {
  kind: 'code' | 'password'
  /** Identifies the account of the attempt; undefined for an access code, which names no account. */
  account?: string
  request: Request
  /** A solved challenge as received, not verified yet. */
  proof?: string
}

const MINUTES = 15
const WRONG_PER_DEVICE = 10
const WRONG_PER_ADDRESS = 10
const WRONG_PER_ACCOUNT = 20
/** The limit of failed attempts of all unknown devices together. */
const WRONG_ALTOGETHER = 1_000

/**
 * Runs a sign-in attempt and counts failures. A known device has its own counter; unknown devices share the counters of their
 * address, of the account and of all unknown devices. Beyond the limits an attempt requires a proof of work.
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
  const deviceLimits = device
    ? [limit(`device:${device}`, WRONG_PER_DEVICE)]
    : [limit(`${kind}:${clientAddress(request)}`, WRONG_PER_ADDRESS), limit(kind, WRONG_ALTOGETHER)]
  return { all: [...deviceLimits, ...ofAccount], account: ofAccount[0] }
}

// Unknown and known devices are counted separately, so that an attacker cannot slow down a family's own phone.
function accountLimit(account: string, isKnown: boolean): AttemptLimit {
  return limit(`account${isKnown ? '-known' : ''}:${keyedHash('throttle', account)}`, WRONG_PER_ACCOUNT)
}

function limit(key: string, points: number): AttemptLimit {
  return { key: `wrong:${key}`, points, minutes: MINUTES }
}
