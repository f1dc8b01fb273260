import type { Challenge } from 'altcha-lib'
import { paths } from '@/lib/paths'
import type { FormDefinition } from './define-form'
import { clearFlash, encryptFlash, type Flash } from './flash'
import { plainText, privateJson, seeOther } from '../http/answers'
import { isFormRequest, type FormBody } from '../http/read-body'
import type { Receipt } from './submission'

/** The result of a submission. */
export type Answer =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; status: 422; message: string; fields: Record<string, string> }
  /** `challenge`: a proof of work to be solved and sent along. */
  | { kind: 'refused'; status: number; message: string; retryAfter?: number; challenge?: Challenge }
  /** It was stored before, and staff have opened it. `statusPath`: the family's page about it. */
  | { kind: 'known'; status: 409; message: string; statusPath: string | null }

/** Responds in the format of the request: JSON to JSON, and a redirect that restores the values to a plain form post. */
export function answer(
  request: Request,
  form: Pick<FormDefinition<never>, 'name'>,
  body: FormBody,
  result: Answer,
): Response {
  if (isFormRequest(request)) return answerForm(form.name, body, result)
  if (result.kind === 'stored') {
    const { id, reference, status, createdAt, isRepeat } = result.receipt
    return privateJson({ id, reference, status, created_at: createdAt }, isRepeat ? 200 : 201)
  }
  const { message, status } = result
  if (result.kind === 'known') return privateJson({ message, statusPath: result.statusPath }, status)
  const fields = result.kind === 'invalid' ? { fields: result.fields } : {}
  const { retryAfter, challenge } = result.kind === 'refused' ? result : {}
  return privateJson({ message, ...fields, challenge }, status, { retryAfter })
}

function answerForm(form: string, body: FormBody, result: Answer): Response {
  if (result.kind === 'stored')
    return seeOther(paths.formReceived(form, result.receipt.reference), { cookies: clearFlash() })
  const { website: _honeypot, proof: _proof, ...values } = body
  const flash: Flash = {
    values: values as Flash['values'],
    fields: result.kind === 'invalid' ? result.fields : {},
    message: result.message,
  }
  const hasAnswers = Object.keys(values).length > 0
  const cookies = hasAnswers ? encryptFlash(flash) : null
  return cookies
    ? seeOther(paths.formAgain(form), { cookies })
    : plainText(`${result.message}\n\nYour answers are still in the form: press Back in your browser.`, result.status)
}
