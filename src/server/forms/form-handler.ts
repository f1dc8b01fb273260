import { env } from '../env'
import { logger } from '../logger'
import { checkNewEntries, checkRate, countNewEntry } from '../rate-limit'
import { findMailSettings } from './mail-settings'
import { fieldMessages, splitEnvelope, type Envelope, type FormDefinition } from './define-form'
import { BodyError, readBody, type FormBody } from './read-body'
import { answer, type Answer } from './respond'
import { isSameOrigin } from './same-origin'
import { ConflictError, HONEYPOT_SUSPICION, storeSubmission } from './store'

const TOO_FAST_MS = 1_500

/**
 * The POST handler of a public form: origin, content type, size, rate, rules, one transaction, read-back, answer.
 * JSON callers get 201 or a 4xx with field messages; a plain form post is redirected to its result page.
 */
export function formHandler<Values>(form: FormDefinition<Values>): (request: Request) => Promise<Response> {
  return async function post(request) {
    let body: FormBody = {}
    try {
      if (!isSameOrigin(request))
        return Response.json({ message: 'This form only works from our own site.' }, { status: 403 })
      const wait = await checkRate('form-post', request)
      if (wait !== null) return answer(request, form, body, tooMany(wait))
      body = await readBody(request, form.listFields)
      return answer(request, form, body, await submit(form, body, request))
    } catch (error) {
      return answer(request, form, body, toFailure(form.name, error))
    }
  }
}

async function submit<Values>(form: FormDefinition<Values>, body: FormBody, request: Request): Promise<Answer> {
  const { envelope, fields } = splitEnvelope(body, request.headers)
  const parsed = form.schema.safeParse(fields)
  if (!parsed.success) {
    const problems = fieldMessages(parsed.error)
    const message = problems.unknown.length
      ? `This form has no field named ${problems.unknown
          .slice(0, 5)
          .map((name) => `"${name.slice(0, 40)}"`)
          .join(', ')}.`
      : 'Please check the marked answers.'
    return { kind: 'invalid', status: problems.unknown.length ? 400 : 422, message, fields: problems.fields }
  }
  const wait = await checkNewEntries(form.name, request)
  if (wait !== null) return tooMany(wait)
  const settings = await findMailSettings()
  const receipt = await storeSubmission({
    table: form.table,
    referencePrefix: form.referencePrefix,
    idempotencyKey: envelope.idempotencyKey,
    record: form.toRecord(parsed.data),
    suspicion: suspicion(envelope),
    mails: (reference) => form.toMails(parsed.data, { ...settings, reference, publicUrl: env().PUBLIC_URL }),
  })
  if (!receipt.isRepeat) await countNewEntry(form.name, request)
  return { kind: 'stored', receipt }
}

// Quick hands and autofill exist: speed alone only puts a note on the entry.
function suspicion(envelope: Envelope): string | null {
  if (envelope.honeypot) return HONEYPOT_SUSPICION
  const isTooFast = envelope.elapsedMs !== null && envelope.elapsedMs < TOO_FAST_MS
  return isTooFast ? 'The form was sent within two seconds of being shown.' : null
}

function tooMany(seconds: number): Answer {
  const minutes = Math.ceil(seconds / 60)
  return {
    kind: 'refused',
    status: 429,
    retryAfter: seconds,
    message: `Many forms came from your network just now. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }
}

function toFailure(form: string, error: unknown): Answer {
  if (error instanceof BodyError) return { kind: 'refused', ...error.refusal }
  if (error instanceof ConflictError) {
    return {
      kind: 'refused',
      status: 409,
      message: 'This form was already sent with other answers. Reload the page to send a new one.',
    }
  }
  logger.error({ err: error, form }, 'A form could not be stored.')
  return { kind: 'refused', status: 503, message: 'Service unavailable', retryAfter: 30 }
}
