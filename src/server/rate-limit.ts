import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { networkOf } from '@/lib/network'
import { env } from './env'
import { pool } from './database/pool'

const MINUTE = 60

/** How often one address may do a thing; a whole school may share an address, so a family is never shut out for long. */
const LIMITS = {
  // Everything posted to a form, right or wrong: bounds the work a flood can cause.
  'form-post': { points: 6_000, duration: 10 * MINUTE },
  // Forgotten passwords of staff. Signing in counts what is wrong instead (staff/door.ts).
  'staff-mail': { points: 20, duration: 5 * MINUTE },
  search: { points: 60, duration: MINUTE },
  // Positions are saved every ten seconds, and a whole team may share an address.
  'member-post': { points: 3_000, duration: 10 * MINUTE },
  // New passwords by mailed links. Signing in has none: nobody's tries may stop somebody else's (members/store/tries.ts).
  'member-reset': { points: 1_000, duration: 10 * MINUTE },
  // Private pages behind a mailed link: far more than a family needs, far less than guessing takes.
  'family-link': { points: 240, duration: 10 * MINUTE },
  // What sends a mail to an address that somebody typed.
  'member-mail': { points: 30, duration: 15 * MINUTE },
} as const

export type LimitName = keyof typeof LIMITS

/** Whoever asks: a request, or what a page knows of one. */
type Asker = { headers: Pick<Headers, 'get'> }

const NEW_ENTRIES_DURATION = 10 * MINUTE
const limiters = new Map<string, RateLimiterAbstract>()

/** The network a request came from, as the server in front of Next determined it (scripts/serve.mjs). */
export function clientAddress(request: Asker): string {
  return networkOf(request.headers.get('x-fullcourt-client') ?? 'unknown')
}

/** Counts one try. Null when it is allowed, else the seconds to wait. */
export async function checkRate(name: LimitName, request: Asker): Promise<number | null> {
  if (env().FORM_RATE_LIMIT === 'off') return null
  const { points, duration } = LIMITS[name]
  return consume(memoryLimiter(name, points, duration), clientAddress(request))
}

/** Whether this address may still send new entries to the form: null, else the seconds to wait. Counts nothing. */
export async function checkNewEntries(form: string, request: Request): Promise<number | null> {
  const limiter = entryLimiter(form)
  const state = await limiter?.get(clientAddress(request)).catch(() => null)
  return state && limiter && state.consumedPoints >= limiter.points ? seconds(state) : null
}

/** Counts one new entry. Repeats of an entry that is already stored are never counted. */
export async function countNewEntry(form: string, request: Request): Promise<void> {
  const limiter = entryLimiter(form)
  if (limiter) await consume(limiter, clientAddress(request))
}

function entryLimiter(form: string): RateLimiterAbstract | null {
  const points = env().FORM_RATE_LIMIT
  if (points === 'off') return null
  return remember(`entries:${form}`, () => {
    const options = { keyPrefix: `entries:${form}`, points, duration: NEW_ENTRIES_DURATION }
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Without its database the limit goes on in memory: a family is not refused for it.
      insuranceLimiter: new RateLimiterMemory(options),
    })
  })
}

function memoryLimiter(name: string, points: number, duration: number): RateLimiterAbstract {
  return remember(name, () => new RateLimiterMemory({ keyPrefix: name, points, duration }))
}

function remember(key: string, make: () => RateLimiterAbstract): RateLimiterAbstract {
  const limiter = limiters.get(key) ?? make()
  limiters.set(key, limiter)
  return limiter
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return seconds(refusal)
    throw refusal
  }
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}
