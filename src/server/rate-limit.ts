import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { networkOf } from '@/lib/network'
import { env } from './env'
import { pool } from './database/pool'

const MINUTE = 60

type Limit = { points: number; duration: number; isShared?: boolean }

/**
 * The rate limits per address. A whole school may share an address, so a family is never blocked for long. Those that limit the
 * load of an instance are counted by it; those with `isShared` are counted in the database, by all instances together.
 */
const LIMITS = {
  // All form posts, valid or not: limits the load of a flood.
  'form-post': { points: 6_000, duration: 10 * MINUTE },
  // Forgotten passwords of staff. Sign-in limits failed attempts instead (features/staff/server/sign-in-endpoints.ts).
  'staff-mail': { points: 20, duration: 5 * MINUTE, isShared: true },
  search: { points: 60, duration: MINUTE },
  // Video positions are saved every ten seconds, and a whole team may share an address.
  'member-post': { points: 3_000, duration: 10 * MINUTE },
  // New passwords by mailed links. Sign-in has no limit here, so that one person's attempts cannot block another
  // (features/members/server/login-throttle.ts).
  'member-reset': { points: 1_000, duration: 10 * MINUTE, isShared: true },
  // Private pages of mailed links: far more than a family needs, far less than guessing takes.
  'family-link': { points: 240, duration: 10 * MINUTE },
  // Shared drafts: a separate limit, so that they do not use up that of families.
  'shared-preview': { points: 240, duration: 10 * MINUTE },
  // Requests that send a mail to an entered address.
  'member-mail': { points: 30, duration: 15 * MINUTE, isShared: true },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** A request, or the headers that a page has of one. */
type ClientRequest = { headers: Pick<Headers, 'get'> }

const NEW_ENTRIES_DURATION = 10 * MINUTE
const limiters = new Map<string, RateLimiterAbstract>()

/** Returns the client's network, as determined by the server in front of Next (runtime/serve.mjs). */
export function clientAddress(request: ClientRequest): string {
  return networkOf(request.headers.get('x-fullcourt-client') ?? 'unknown')
}

/** Counts one request. Null if it is allowed, else the seconds to wait. */
export async function checkRate(name: LimitName, request: ClientRequest): Promise<number | null> {
  if (env().FORM_RATE_LIMIT === 'off') return null
  const { points, duration, isShared }: Limit = LIMITS[name]
  const limiter = isShared ? sharedLimiter(name, points, duration) : memoryLimiter(name, points, duration)
  return consume(limiter, clientAddress(request))
}

/**
 * Whether this address may still send new entries to the form: null, else the seconds to wait. Counts nothing and does not
 * query the database: the result of the last count is stored in memory. After a restart, and on another instance, one more
 * entry passes before the limit is known.
 */
export async function checkNewEntries(form: string, request: ClientRequest): Promise<number | null> {
  const state = await entryLimiter(form)?.reached.get(clientAddress(request))
  return state ? seconds(state) : null
}

/** Counts one new entry. Repeats of a stored entry are never counted. */
export async function countNewEntry(form: string, request: ClientRequest): Promise<void> {
  const limiter = entryLimiter(form)
  if (!limiter) return
  await floodLimiter().consume(form).catch(asState)
  const address = clientAddress(request)
  const state = await limiter.counter.consume(address).catch(asState)
  if (state.consumedPoints >= limiter.counter.points) await limiter.reached.block(address, seconds(state))
}

/** The number of new entries of a form from all networks that counts as a flood: many times an academy's daily volume. */
const FLOOD = { points: 200, duration: NEW_ENTRIES_DURATION }

/** Whether a form gets more new entries than families send. Counted per process. */
export async function isFlooded(form: string): Promise<boolean> {
  if (env().FORM_RATE_LIMIT === 'off') return false
  const state = await floodLimiter().get(form)
  return state !== null && state.consumedPoints >= FLOOD.points
}

function floodLimiter(): RateLimiterAbstract {
  return memoryLimiter('flood', FLOOD.points, FLOOD.duration)
}

type EntryLimiter = { counter: RateLimiterPostgres; reached: RateLimiterMemory }
const entryLimiters = new Map<string, EntryLimiter>()

function entryLimiter(form: string): EntryLimiter | null {
  const points = env().FORM_RATE_LIMIT
  if (points === 'off') return null
  const limiter = entryLimiters.get(form) ?? makeEntryLimiter(form, points)
  entryLimiters.set(form, limiter)
  return limiter
}

function makeEntryLimiter(form: string, points: number): EntryLimiter {
  const options = { keyPrefix: `entries:${form}`, points, duration: NEW_ENTRIES_DURATION }
  return { counter: inDatabase(options), reached: new RateLimiterMemory(options) }
}

function inDatabase(options: { keyPrefix: string; points: number; duration: number }): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // If the database fails, the limit continues in memory, so that no family is rejected because of it.
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

function sharedLimiter(name: string, points: number, duration: number): RateLimiterAbstract {
  const limiter = limiters.get(name) ?? inDatabase({ keyPrefix: name, points, duration })
  limiters.set(name, limiter)
  return limiter
}

function memoryLimiter(name: string, points: number, duration: number): RateLimiterAbstract {
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration })
  limiters.set(name, limiter)
  return limiter
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  const refusal = await limiter.consume(key).then(() => null, asState)
  return refusal && seconds(refusal)
}

// A reached limit rejects with its state.
function asState(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal
  throw refusal
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}
