import { findKnownDevice } from '@/server/known-device'
import { clientAddress } from '@/server/rate-limit'
import { keyedHash } from '@/server/secrets'
import type { ProvenLimits } from '@/server/challenged-attempts'
import type { AttemptLimit } from '@/server/throttle'

const MINUTES = 15
const DAY_MINUTES = 24 * 60
const WRONG_PER_DEVICE = 10
const WRONG_PER_ACCOUNT_AND_ADDRESS = 10
const WRONG_PER_ADDRESS = 20
/** Per account, by strangers from all addresses together. */
const WRONG_PER_ACCOUNT = 100
/** The same for codes, per day: six digits are easily guessed with the password and many addresses. */
const WRONG_CODES_PER_ACCOUNT = 50

/**
 * Returns the limits of wrong passwords for an account. Attempts of strangers do not count on its known devices. `account`: the
 * limit beyond which strangers need an increasing proof of work.
 */
export function passwordLimits(email: string, request: Request): ProvenLimits {
  const all = limitsOf('wrong:staff', email, request, { points: WRONG_PER_ACCOUNT, minutes: MINUTES })
  return { all, account: all[2] }
}

/** Returns the limits of wrong codes after a correct password. */
export function codeLimits(email: string, request: Request): AttemptLimit[] {
  return limitsOf('wrong:staff:code', email, request, { points: WRONG_CODES_PER_ACCOUNT, minutes: DAY_MINUTES })
}

function limitsOf(prefix: string, email: string, request: Request, ofAll: Omit<AttemptLimit, 'key'>): AttemptLimit[] {
  const limit = (key: string, points: number) => ({ key: `${prefix}:${key}`, points, minutes: MINUTES })
  const account = keyedHash('throttle', email)
  const device = findKnownDevice('staff', request, email)
  if (device) return [limit(`device:${device}`, WRONG_PER_DEVICE)]
  const address = clientAddress(request)
  return [
    limit(address, WRONG_PER_ADDRESS),
    limit(`${address}:${account}`, WRONG_PER_ACCOUNT_AND_ADDRESS),
    { key: `${prefix}:account:${account}`, ...ofAll },
  ]
}
