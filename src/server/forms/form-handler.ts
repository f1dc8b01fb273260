import { paths } from '@/lib/paths'
import { env } from '../env'
import { checkNewEntries, countNewEntry } from '../rate-limit'
import { findMailSettingsFor } from '../mail/settings'
import { check, fieldMessages, splitEnvelope, type Envelope, type FormDefinition } from './define-form'
import { post } from '../http/post'
import type { FormBody } from '../http/read-body'
import { answer, type Answer } from './respond'
import { storeSubmission } from './store'
import { HONEYPOT_SUSPICION, type NotStored, type SubmissionRecord } from './submission'

const TOO_FAST_MS = 1_500
const CHECK_ANSWERS = 'Please check the marked answers.'

/**
 * The POST handler of a public form: rules, one transaction, read-back, answer. JSON callers get 201 or a 4xx with field
 * messages; a plain form post is redirected to its result page.
 */
export function formHandler<Values>(form: FormDefinition<Values>): (request: Request) => Promise<Response> {
  return post({
    name: form.name,
    limit: 'form-post',
    isRepeatable: true,
    lists: form.listFields,
    run: async (body, request) => answer(request, form, body, await submit(form, body, request)),
    onRefusal: ({ why, ...refusal }, request, body) =>
      answer(request, form, body, why === 'rate' ? tooMany(refusal.retryAfter!) : { kind: 'refused', ...refusal }),
  })
}

async function submit<Values>(form: FormDefinition<Values>, body: FormBody, request: Request): Promise<Answer> {
  const { envelope, fields } = splitEnvelope(body, request.headers)
  const parsed = parseAnswers(form, fields)
  if (!parsed.success) {
    return { kind: 'invalid', status: 422, message: CHECK_ANSWERS, fields: fieldMessages(parsed.error).fields }
  }
  const wait = await checkNewEntries(form.name, request)
  if (wait !== null) return tooMany(wait)
  const record = form.toRecord(parsed.data)
  const settings = await findMailSettingsFor(addressOf(record))
  const stored = await storeSubmission({
    table: form.table,
    kind: form.kind,
    hasStatusPage: form.hasStatusPage,
    referencePrefix: form.referencePrefix,
    idempotencyKey: envelope.idempotencyKey,
    record,
    suspicion: suspicion(envelope),
    firstStatus: form.firstStatus,
    person: form.person,
    guard: form.guard?.(parsed.data),
    refusals: form.refusals,
    mails: async (reference, token, client) =>
      form.toMails(parsed.data, { ...settings, ...identify(reference, token) }, client),
  })
  if (!stored.isDone) return toAnswer(stored.why)
  if (!stored.value.isRepeat) await countNewEntry(form.name, request)
  return { kind: 'stored', receipt: stored.value }
}

// What a form does not ask for (a status, an id) is left out: nobody's answers are lost for it, and it is never stored.
function parseAnswers<Values>({ schema }: FormDefinition<Values>, fields: FormBody) {
  const parsed = check(schema, fields)
  const unknown = parsed.success ? [] : fieldMessages(parsed.error).unknown
  if (unknown.length === 0) return parsed
  return check(schema, Object.fromEntries(Object.entries(fields).filter(([name]) => !unknown.includes(name))))
}

function identify(reference: string, token: string | null) {
  const publicUrl = env().PUBLIC_URL
  const statusUrl = token ? new URL(paths.familyStatus(token), publicUrl).href : undefined
  return { reference, publicUrl, statusUrl }
}

function addressOf({ columns }: SubmissionRecord): string {
  return String(columns.parentEmail ?? columns.email ?? '')
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

function toAnswer(why: NotStored): Answer {
  if (why.kind === 'invalid') return { kind: 'invalid', status: 422, message: CHECK_ANSWERS, fields: why.fields }
  const { reference, statusToken } = why
  return {
    kind: 'known',
    status: 409,
    message: `We have this already, under the reference ${reference}, and have begun to read it. To change something, please call us.`,
    statusPath: statusToken ? paths.familyStatus(statusToken) : null,
  }
}
