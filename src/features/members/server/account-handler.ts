import type { Challenge } from 'altcha-lib'
import type { z } from 'zod'
import { check, fieldMessages } from '@/server/forms/define-form'
import { clearFlash, sealFlash } from '@/server/forms/flash'
import { privateJson, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { isFormRequest, type FormBody } from '@/server/http/read-body'

/** What became of a try: where to go next, or what to mend. */
export type Outcome =
  | { kind: 'done'; to: string; cookies?: string[] }
  | {
      kind: 'refused'
      status: number
      message: string
      fields?: Record<string, string>
      retryAfter?: number
      /** Work that has to be done before the next try. */
      challenge?: Challenge
    }

type AccountForm<Values> = {
  /** For the log. */
  name: string
  schema: z.ZodType<Values>
  /** What one network may send; signing in counts what is wrong instead (login-throttle.ts). */
  limit?: 'member-reset' | 'member-mail' | 'member-post'
  /** What is said when the failure has no message of its own. */
  failure: string
  /** The page a plain form comes back to when it was refused. */
  page: (body: FormBody) => string
  /** Where refused forms keep their answers: the pages below it open them once. */
  flashPath?: string
  run: (values: Values, request: Request) => Promise<Outcome>
}

const FLASH_PATH = '/login'
const NOT_KEPT = ['password', 'accessCode', 'token', 'proof']

/**
 * The POST handler of sign-in and accounts, for visitors who are not signed in. JSON is answered in JSON with the
 * way on; a plain form is redirected there, or back with what to mend.
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
  const parsed = check(form.schema, body)
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
  const kept = Object.entries(body).filter(([name, value]) => !NOT_KEPT.includes(name) && typeof value === 'string')
  const flash = { values: Object.fromEntries(kept) as Record<string, string>, fields, message }
  const page = form.page(body)
  return seeOther(`${page}${page.includes('?') ? '&' : '?'}again=1`, { cookies: sealFlash(flash, flashPath) })
}
