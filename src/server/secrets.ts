import { createHash, createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { env } from './env'

// With N = 2^15 OWASP's second choice for scrypt.
const PARAMETERS = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
/** What those hashes cost that do not say it yet. */
const UNSAID_COST = 15
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Hashes that may wait for one of Node's four threads. More would only mean that everybody waits. */
const MAX_WAITING = 50

let waiting = 0

/** Too many sign-ins at once: the caller answers 503 and asks to try again. */
export class BusyError extends Error {}

/** A key of the academy's own, derived from its secret for one purpose, so that a dump of the database alone opens nothing. */
function purposeKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', purpose, KEY_BYTES))
}

/** HMAC-SHA256 of a text under a key of its own, as hex. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', purposeKey(purpose)).update(text).digest('hex')
}

/** How a random token is kept: it is long enough that one quick round suffices. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Hashes a code or password slowly, salted and peppered, for storage. The text says what it cost, so that the cost may be
 * raised while those of before still open.
 * @throws BusyError when too many are waiting
 */
export async function hashSecret(secret: string): Promise<string> {
  const [cost, salt] = [env().hashCost, randomBytes(SALT_BYTES)]
  const key = await derive(secret, { cost, salt })
  return [cost, salt.toString('base64url'), key.toString('base64url')].join('.')
}

/**
 * Whether a secret is the one that was stored. Without a stored one it works just as long and says no, so that nobody
 * learns by the clock whether there is one.
 * @throws BusyError when too many are waiting
 */
export async function verifySecret(secret: string, stored: string | null | undefined): Promise<boolean> {
  const { key, ...how } = stored
    ? readHash(stored)
    : { cost: env().hashCost, salt: Buffer.alloc(SALT_BYTES), key: null }
  const derived = await derive(secret, how)
  return key?.length === derived.length && timingSafeEqual(key, derived)
}

function readHash(stored: string) {
  const [key, salt, cost = UNSAID_COST] = stored.split('.').reverse()
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
