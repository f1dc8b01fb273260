import type { Challenge } from 'altcha-lib'
import type { z } from 'zod'
import { parseWith, fieldMessages } from '@/server/forms/define-form'
import { clearFlash, encryptFlash } from '@/server/forms/flash'
import { privateJson, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { isFormRequest, type FormBody } from '@/server/http/read-body'

/** The result of an attempt: the path to go to, or the error to show. */
export type Outcome =
  | { kind: 'done'; to: string; cookies?: string[] }
  | {
      kind: 'refused'
      status: number
      message: string
      fields?: Record<string, string>
      retryAfter?: number
      /** The proof of work required before the next attempt. */
      challenge?: Challenge
    }

type AccountForm<Values> = {
  /** The name for the log. */
  name: string
  schema: z.ZodType<Values>
  /** The rate limit per network. Sign-in counts failed attempts instead (login-throttle.ts). */
  limit?: 'member-reset' | 'member-mail' | 'member-post'
  /** The error message when the failure has no message of its own. */
  failure: string
  /** Returns the page to which a rejected plain form is redirected. */
  page: (body: FormBody) => string
  /** The path of the cookie that stores the values of a rejected form. The pages below it read the cookie once. */
  flashPath?: string
  run: (values: Values, request: Request) => Promise<Outcome>
}

const FLASH_PATH = '/login'
const NOT_KEPT = ['password', 'accessCode', 'token', 'proof']

/**
 * Creates the POST handler of a sign-in or account form, for visitors who are not signed in. A JSON request gets a JSON
 * response with the next path; a plain form is redirected there, or back to its page with the error to show.
 */
export function accountHandler<Values>(form: AccountForm<Values>): (request: Request) => Promise<Response> {
  return post({
    name: form.name,
    limit: form.limit,
    run: async (body, request) => answer(request, form, body, await attempt(form, body, request)),
    onRefusal: ({ why, ...refusal }, request, body) => {
      const message = why === 'failure' ? form.failure : refusal.message
      return answer(request, form, body, { kind: 'refused', ...refusal, message })
    },
  })
}

async function attempt<Values>(form: AccountForm<Values>, body: FormBody, request: Request): Promise<Outcome> {
  const parsed = parseWith(form.schema, body)
  if (parsed.success) return form.run(parsed.data, request)
  const { fields } = fieldMessages(parsed.error)
  return { kind: 'refused', status: 422, message: Object.values(fields)[0] ?? 'Please check your answers.', fields }
}

type Pages = Pick<AccountForm<never>, 'page' | 'flashPath'>

function answer(request: Request, form: Pages, body: FormBody, outcome: Outcome): Response {
  const { flashPath = FLASH_PATH } = form
  if (outcome.kind === 'done') {
    const { to, cookies = [] } = outcome
    return isFormRequest(request)
      ? seeOther(to, { cookies: [...cookies, ...clearFlash(flashPath)] })
      : privateJson({ to }, 200, { cookies })
  }
  const { status, message, fields = {}, retryAfter, challenge } = outcome
  if (!isFormRequest(request)) return privateJson({ message, fields, challenge }, status, { retryAfter })
  const values = Object.entries(body).filter(([name]) => !NOT_KEPT.includes(name))
  const flash = { values: Object.fromEntries(values) as Record<string, string>, fields, message }
  const page = form.page(body)
  return seeOther(`${page}${page.includes('?') ? '&' : '?'}again=1`, { cookies: encryptFlash(flash, flashPath) })
}
