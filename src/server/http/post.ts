import { POOL_SIZES } from '../database/limits'
import { isLockTimeout } from '../database/overload'
import { onFormConnections } from '../database/pool'
import { logger } from '../logger'
import { checkRate, type LimitName } from '../rate-limit'
import { BusyError } from '../secrets'
import { refuse } from './answers'
import { FairQueue } from './fair-queue'
import { readBody, type FormBody } from './read-body'
import { isSameOrigin } from './same-origin'

/** Why a request was refused. `why` is for callers with messages of their own. */
type Refusal = {
  why: 'rate' | 'body' | 'busy' | 'failure'
  status: number
  message: string
  /** In seconds. */
  retryAfter?: number
}

type Post<Person> = {
  /** The name in the log. */
  name: string
  /** The rate limit per network; see server/rate-limit.ts. */
  limit?: LimitName
  /** Returns the sender, or a refusal, before the body is read. */
  admit?: (request: Request) => Promise<Person | Response>
  /** Fields that may carry several values. */
  lists?: readonly string[]
  run: (body: FormBody, request: Request, person: Person) => Promise<Response>
  /** Whether a submission may be retried after a lock timeout, because storing it is idempotent. */
  isRepeatable?: boolean
  /** The response to a refusal; by default JSON with a one-sentence message. */
  onRefusal?: (refusal: Refusal, request: Request, body: FormBody) => Response
}

const RETRY_SECONDS = 30
/** One slot per connection. A waiting body has a few kilobytes, so the full queue takes some megabytes. */
const FORM_QUEUE = { slots: POOL_SIZES.forms, timeoutMs: 10_000, maxWaitMs: 60_000, maxWaiting: 2_000 }
const BUSY = 'Many people are signing in right now. Please try again in a minute.'

/**
 * Returns a POST handler that checks the origin, the rate limit, the sender and the size of the body before it runs the work.
 * Submissions of families use a separate connection pool, for which they wait in a fair queue. Errors are logged without the
 * input, and answered.
 */
export function post<Person = undefined>({
  name,
  limit,
  admit,
  lists = [],
  run,
  isRepeatable = false,
  onRefusal = asJson,
}: Post<Person>): (request: Request) => Promise<Response> {
  async function handle(request: Request): Promise<Response> {
    if (!isSameOrigin(request)) return refuse(403, 'This only works from our own site.')
    let body: FormBody = {}
    try {
      const wait = limit ? await checkRate(limit, request) : null
      if (wait !== null) return onRefusal(tooMany(wait), request, body)
      const person = await admit?.(request)
      if (person instanceof Response) return person
      const read = await readBody(request, lists)
      if (!read.ok) return onRefusal({ why: 'body', ...read.error }, request, body)
      body = read.value
      const work = () => run(body, request, person as Person)
      if (limit !== 'form-post') return await work()
      return await formQueue().run(name, work, (error) => isRepeatable && isLockTimeout(error))
    } catch (error) {
      return onRefusal(toRefusal(name, error), request, body)
    }
  }
  return limit === 'form-post' ? (request) => onFormConnections(() => handle(request)) : handle
}

// Next loads server code in several bundles, which must share the queue.
const store = globalThis as typeof globalThis & { fullcourtFormQueue?: FairQueue }

function formQueue(): FairQueue {
  return (store.fullcourtFormQueue ??= new FairQueue(FORM_QUEUE))
}

// Rounds up to whole minutes.
function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60)
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const message = `Too many tries from your network. Please wait ${time}, then try again.`
  return { why: 'rate', status: 429, message, retryAfter: seconds }
}

function toRefusal(name: string, error: unknown): Refusal {
  if (error instanceof BusyError) return { why: 'busy', status: 503, message: BUSY, retryAfter: RETRY_SECONDS }
  logger.error({ err: error, handler: name }, 'Something that was sent could not be handled.')
  return { why: 'failure', status: 503, message: 'Service unavailable', retryAfter: RETRY_SECONDS }
}

function asJson({ status, message, retryAfter }: Refusal): Response {
  return refuse(status, message, { retryAfter })
}
