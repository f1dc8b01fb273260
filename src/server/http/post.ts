import { onFormConnections } from '../database/pool'
import { logger } from '../logger'
import { checkRate, type LimitName } from '../rate-limit'
import { BusyError } from '../secrets'
import { refuse } from './answers'
import { readBody, type FormBody } from './read-body'
import { isSameOrigin } from './same-origin'

/** Why nothing was done. `why` is for those who say it in words of their own. */
type Refusal = {
  why: 'rate' | 'body' | 'busy' | 'failure'
  status: number
  message: string
  /** Seconds. */
  retryAfter?: number
}

type Post<Person> = {
  /** For the log. */
  name: string
  /** What one network may send; see server/rate-limit.ts. */
  limit?: LimitName
  /** Who sends it, or the refusal, before anything of the body is read. */
  admit?: (request: Request) => Promise<Person | Response>
  /** Fields that may carry several values. */
  lists?: readonly string[]
  run: (body: FormBody, request: Request, person: Person) => Promise<Response>
  /** The answer when nothing was done; one sentence as JSON unless said otherwise. */
  onRefusal?: (refusal: Refusal, request: Request, body: FormBody) => Response
}

const RETRY_SECONDS = 30
const BUSY = 'Many people are signing in right now. Please try again in a minute.'

/**
 * The handler of something that is posted: from a page of ours, no faster than people are, by whom it may be, no larger
 * than a form is, and then the work; what families send has connections of its own. Whatever is thrown is logged without what was sent, and answered.
 */
export function post<Person = undefined>({
  name,
  limit,
  admit,
  lists = [],
  run,
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
      if (!read.isDone) return onRefusal({ why: 'body', ...read.why }, request, body)
      body = read.value
      return await run(body, request, person as Person)
    } catch (error) {
      return onRefusal(toRefusal(name, error), request, body)
    }
  }
  return limit === 'form-post' ? (request) => onFormConnections(() => handle(request)) : handle
}

// In whole minutes.
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
