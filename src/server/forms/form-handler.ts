import { formatCount } from '@/lib/counts'
import { paths } from '@/lib/paths'
import { env } from '../env'
import { makeChallenge, takeProof } from '../proof-of-work'
import { checkNewEntries, countNewEntry, isFlooded } from '../rate-limit'
import { findMailSettingsFor } from '../mail/settings'
import { parseWith, fieldMessages, splitEnvelope, type Envelope, type FormDefinition } from './define-form'
import { post } from '../http/post'
import type { FormBody } from '../http/read-body'
import { answer, type Answer } from './respond'
import { storeSubmission } from './store'
import { HONEYPOT_SUSPICION, type NotStored, type SubmissionRecord } from './submission'

const TOO_FAST_MS = 1_500
/** More than a large family needs, and too few to annoy anyone. */
const MAILS_AN_HOUR = 30
const MANY_MAILS = `${MAILS_AN_HOUR} mails went to this address within an hour, so no confirmation was sent.`
/** Takes a phone one to two seconds. */
const PROOF_LEVEL = 1
const CHECK_ANSWERS = 'Please check the marked answers.'

/**
 * Returns the POST handler of a public form: validation, one transaction, read-back, response. JSON requests get 201 or a 4xx
 * with messages by field; a plain form post is redirected to its result page.
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
  const isUnproven = (await isFlooded(form.name)) && !(await isProven(envelope))
  if (isUnproven && envelope.proof !== undefined) return requestProof()
  const added = (await form.lookUp?.(parsed.data)) ?? {}
  const record = withColumns(form.toRecord(parsed.data), added)
  const address = addressOf(record)
  const { recentMails, ...settings } = await findMailSettingsFor(address)
  const doubt = suspicion(envelope, { isUnproven, recentMails })
  const stored = await storeSubmission({
    table: form.table,
    kind: form.kind,
    hasStatusPage: form.hasStatusPage,
    referencePrefix: form.referencePrefix,
    idempotencyKey: envelope.idempotencyKey,
    record,
    suspicion: doubt.note,
    firstStatus: form.firstStatus,
    person: form.person,
    guard: form.guard?.(parsed.data),
    refusals: form.refusals,
    mails: async (reference, token, client) => {
      const mails = await form.toMails(parsed.data, { ...settings, ...identify(reference, token), added }, client)
      return doubt.isMailed ? mails : mails.filter(({ to }) => to !== address)
    },
  })
  if (!stored.ok) return toAnswer(stored.error)
  if (!stored.value.isRepeat) await countNewEntry(form.name, request)
  return { kind: 'stored', receipt: stored.value }
}

// Ignores unknown fields (a status, an id), which are never stored, so that valid answers are not rejected because of them.
function parseAnswers<Values>({ schema }: FormDefinition<Values>, fields: FormBody) {
  const parsed = parseWith(schema, fields)
  const unknown = parsed.success ? [] : fieldMessages(parsed.error).unknown
  if (unknown.length === 0) return parsed
  return parseWith(schema, Object.fromEntries(Object.entries(fields).filter(([name]) => !unknown.includes(name))))
}

function withColumns({ columns, ...record }: SubmissionRecord, added: SubmissionRecord['columns']): SubmissionRecord {
  return { ...record, columns: { ...columns, ...added } }
}

function identify(reference: string, token: string | null) {
  const publicUrl = env().PUBLIC_URL
  const statusUrl = token ? new URL(paths.familyStatus(token), publicUrl).href : undefined
  return { reference, publicUrl, statusUrl }
}

function addressOf({ columns }: SubmissionRecord): string {
  return String(columns.parentEmail ?? columns.email ?? '')
}

type SuspicionSigns = { isUnproven: boolean; recentMails: number }
type SuspicionResult = { note: string | null; isMailed: boolean }

// Submissions that look automated are stored with a note. Fast typing and autofill are common, so speed alone does not suppress
// mails.
function suspicion(envelope: Envelope, { isUnproven, recentMails }: SuspicionSigns): SuspicionResult {
  if (envelope.honeypot) return { note: HONEYPOT_SUSPICION, isMailed: false }
  if (isUnproven) return { note: 'It came without a proof of work while the form was being flooded.', isMailed: false }
  if (recentMails >= MAILS_AN_HOUR) return { note: MANY_MAILS, isMailed: false }
  const isTooFast = envelope.elapsedMs !== null && envelope.elapsedMs < TOO_FAST_MS
  return { note: isTooFast ? 'The form was sent within two seconds of being shown.' : null, isMailed: true }
}

async function isProven({ proof }: Envelope): Promise<boolean> {
  return proof ? (await takeProof(proof, 'form')) !== null : false
}

async function requestProof(): Promise<Answer> {
  return {
    kind: 'refused',
    status: 429,
    message: 'Very many forms are coming in right now. Please try again in a minute.',
    retryAfter: 60,
    challenge: await makeChallenge('form', PROOF_LEVEL),
  }
}

function tooMany(seconds: number): Answer {
  const minutes = Math.ceil(seconds / 60)
  return {
    kind: 'refused',
    status: 429,
    retryAfter: seconds,
    message: `Many forms came from your network just now. Please try again in ${formatCount(minutes, 'minute')}.`,
  }
}

function toAnswer(why: NotStored): Answer {
  if (why.kind === 'invalid') return { kind: 'invalid', status: 422, message: CHECK_ANSWERS, fields: why.fields }
  const { reference, statusToken } = why
  return {
    kind: 'known',
    status: 409,
    message: `We have this already, under the reference ${reference}, and our staff have opened it. To change something, ${statusToken ? 'open the page about it, or ' : 'please '}call us.`,
    statusPath: statusToken ? paths.familyStatus(statusToken) : null,
  }
}
