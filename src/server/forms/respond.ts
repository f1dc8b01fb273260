import { paths } from '@/lib/paths'
import type { FormDefinition } from './define-form'
import { clearFlash, sealFlash, type Flash } from './flash'
import { isFormRequest, type FormBody } from '../http/read-body'
import type { Receipt } from './submission'

/** What became of a submission. */
export type Answer =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; status: 422; message: string; fields: Record<string, string> }
  | { kind: 'refused'; status: number; message: string; retryAfter?: number }
  /** It was stored before, and somebody reads it by now. `statusPath`: the family's page about it. */
  | { kind: 'known'; status: 409; message: string; statusPath: string | null }

/** Answers in the caller's own way: JSON to JSON, a redirect (values kept) to a plain form post. */
export function answer(
  request: Request,
  form: Pick<FormDefinition<never>, 'name'>,
  body: FormBody,
  result: Answer,
): Response {
  if (isFormRequest(request)) return answerForm(form.name, body, result)
  if (result.kind === 'stored') {
    const { id, reference, status, createdAt, isRepeat } = result.receipt
    return json({ id, reference, status, created_at: createdAt }, isRepeat ? 200 : 201)
  }
  const { message, status } = result
  if (result.kind === 'known') return json({ message, statusPath: result.statusPath }, status)
  const fields = result.kind === 'invalid' ? { fields: result.fields } : {}
  return json({ message, ...fields }, status, result.kind === 'refused' ? result.retryAfter : undefined)
}

function answerForm(form: string, body: FormBody, result: Answer): Response {
  if (result.kind === 'stored') return redirect(paths.formReceived(form, result.receipt.reference), clearFlash())
  const { website: _honeypot, ...values } = body
  const flash: Flash = {
    values: values as Flash['values'],
    fields: result.kind === 'invalid' ? result.fields : {},
    message: result.message,
  }
  const hasAnswers = Object.keys(values).length > 0
  const cookies = hasAnswers ? sealFlash(flash) : null
  return cookies
    ? redirect(paths.formAgain(form), cookies)
    : new Response(`${result.message}\n\nYour answers are still in the form: press Back in your browser.`, {
        status: result.status,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
}

// A relative Location keeps the visitor on the host they came from; Response.redirect() insists on an absolute one.
function redirect(location: string, cookies: string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function json(body: unknown, status: number, retryAfter?: number): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) }
  return Response.json(body, { status, headers })
}
