import type { z } from 'zod'
import { check, fieldMessages } from '@/server/forms/define-form'
import { clearFlash, sealFlash } from '@/server/forms/flash'
import { BodyError, isFormRequest, readBody, type FormBody } from '@/server/http/read-body'
import { isSameOrigin } from '@/server/http/same-origin'
import { logger } from '@/server/logger'
import { checkRate } from '@/server/rate-limit'
import { BusyError } from '@/server/secrets'

/** What became of a try: where to go next, or what to mend. */
export type Outcome =
  | { kind: 'done'; to: string; cookies?: string[] }
  | { kind: 'refused'; status: number; message: string; fields?: Record<string, string>; retryAfter?: number }

type AccountForm<Values> = {
  /** For the log. */
  name: string
  schema: z.ZodType<Values>
  limit: 'member-sign-in' | 'member-mail' | 'member-post'
  /** What is said when the failure has no message of its own. */
  failure: string
  /** The page a plain form comes back to when it was refused. */
  page: (body: FormBody) => string
  /** Where refused forms keep their answers: the pages below it open them once. */
  flashPath?: string
  run: (values: Values, request: Request) => Promise<Outcome>
}

const FLASH_PATH = '/login'
const NOT_KEPT = ['password', 'accessCode', 'token']
const BUSY = 'Many people are signing in right now. Please try again in a minute.'

/**
 * The POST handler of signing in and of accounts, for whoever is not signed in yet: origin, rate, size, rules, then the
 * work. JSON is answered in JSON with the way on; a plain form is redirected there, or back with what to mend.
 */
export function accountHandler<Values>(form: AccountForm<Values>): (request: Request) => Promise<Response> {
  return async function post(request) {
    if (!isSameOrigin(request)) return json(403, { message: 'This only works from our own site.' })
    let body: FormBody = {}
    try {
      const wait = await checkRate(form.limit, request)
      if (wait !== null) return answer(request, form, body, tooMany(wait))
      body = await readBody(request, [])
      return answer(request, form, body, await attempt(form, body, request))
    } catch (error) {
      return answer(request, form, body, toFailure(form, error))
    }
  }
}

/** A refusal for too many tries, in whole minutes. */
export function tooMany(seconds: number): Outcome {
  const minutes = Math.ceil(seconds / 60)
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return {
    kind: 'refused',
    status: 429,
    retryAfter: seconds,
    message: `Too many tries from your network. Please wait ${time}, then try again.`,
  }
}

async function attempt<Values>(form: AccountForm<Values>, body: FormBody, request: Request): Promise<Outcome> {
  const parsed = check(form.schema, body)
  if (parsed.success) return form.run(parsed.data, request)
  const { fields } = fieldMessages(parsed.error)
  return { kind: 'refused', status: 422, message: Object.values(fields)[0] ?? 'Please check your answers.', fields }
}

function toFailure({ name, failure }: Pick<AccountForm<never>, 'name' | 'failure'>, error: unknown): Outcome {
  if (error instanceof BodyError) return { kind: 'refused', ...error.refusal }
  if (error instanceof BusyError) return { kind: 'refused', status: 503, message: BUSY, retryAfter: 30 }
  logger.error({ err: error, handler: name }, 'What somebody sent of their own account failed.')
  return { kind: 'refused', status: 503, message: failure, retryAfter: 30 }
}

type Pages = Pick<AccountForm<never>, 'page' | 'flashPath'>

function answer(request: Request, form: Pages, body: FormBody, outcome: Outcome): Response {
  const { flashPath = FLASH_PATH } = form
  if (outcome.kind === 'done') {
    const { to, cookies = [] } = outcome
    return isFormRequest(request) ? seeOther(to, [...cookies, ...clearFlash(flashPath)]) : json(200, { to }, cookies)
  }
  const { status, message, fields = {}, retryAfter } = outcome
  if (!isFormRequest(request)) return json(status, { message, fields }, [], retryAfter)
  const kept = Object.entries(body).filter(([name, value]) => !NOT_KEPT.includes(name) && typeof value === 'string')
  const flash = { values: Object.fromEntries(kept) as Record<string, string>, fields, message }
  const page = form.page(body)
  return seeOther(`${page}${page.includes('?') ? '&' : '?'}again=1`, sealFlash(flash, flashPath) ?? [])
}

function json(status: number, body: object, cookies: string[] = [], retryAfter?: number): Response {
  const headers = withCookies(cookies)
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return Response.json(body, { status, headers })
}

// A relative Location keeps the visitor on the host they came from.
function seeOther(location: string, cookies: string[]): Response {
  const headers = withCookies(cookies)
  headers.set('Location', location)
  return new Response(null, { status: 303, headers })
}

function withCookies(cookies: string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
