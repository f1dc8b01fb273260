import { createHash, createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { env } from './env'

// With N = 2^15, OWASP's second recommendation for scrypt.
const PARAMETERS = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
/** The cost of hashes that were stored without one. */
const DEFAULT_COST = 15
const KEY_BYTES = 32
const SALT_BYTES = 16
/** The maximum number of hashes that wait for one of Node's four threads. More would only slow down all of them. */
const MAX_WAITING = 50

let waiting = 0

/** Too many concurrent sign-ins: the caller answers 503 with a retry. */
export class BusyError extends Error {}

/** Derives a key for one purpose from the academy's secret, so that a dump of the database alone is useless. */
function purposeKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', purpose, KEY_BYTES))
}

/** Returns the HMAC-SHA256 of a text as hex, with a key per purpose. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', purposeKey(purpose)).update(text).digest('hex')
}

/** Whether a text equals a secret one. The time it takes does not depend on the texts. */
export function equalsSecret(text: string, secret: string): boolean {
  const [received, expected] = [Buffer.from(text), Buffer.from(secret)]
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** Returns the stored hash of a random token, which is long enough for one fast round. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Hashes a code or password slowly, salted and peppered, for storage. The result contains its cost, so that the cost can be
 * raised while older hashes stay valid.
 * @throws BusyError if too many hashes are waiting
 */
export async function hashSecret(secret: string): Promise<string> {
  const [cost, salt] = [env().hashCost, randomBytes(SALT_BYTES)]
  const key = await derive(secret, { cost, salt })
  return [cost, salt.toString('base64url'), key.toString('base64url')].join('.')
}

/**
 * Whether a secret matches the stored one. Without a stored one it takes the same time and returns false, to prevent timing
 * attacks.
 * @throws BusyError if too many hashes are waiting
 */
export async function verifySecret(secret: string, stored: string | null | undefined): Promise<boolean> {
  const { key, ...how } = stored
    ? readHash(stored)
    : { cost: env().hashCost, salt: Buffer.alloc(SALT_BYTES), key: null }
  const derived = await derive(secret, how)
  return key?.length === derived.length && timingSafeEqual(key, derived)
}

function readHash(stored: string) {
  const [key, salt, cost = DEFAULT_COST] = stored.split('.').reverse()
  return { key: Buffer.from(key!, 'base64url'), salt: Buffer.from(salt ?? '', 'base64url'), cost: Number(cost) }
}

async function derive(secret: string, { cost, salt }: { cost: number; salt: Buffer }): Promise<Buffer> {
  if (waiting >= MAX_WAITING) throw new BusyError('Too many sign-ins are waiting.')
  waiting += 1
  try {
    const peppered = keyedHash('member-secret', secret)
    return await new Promise((resolve, reject) => {
      const options = { ...PARAMETERS, N: 2 ** cost }
      scrypt(peppered, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
    })
  } finally {
    waiting -= 1
  }
}
