import type { Challenge } from 'altcha-lib'
import { postJson } from '@/lib/json-request'
import { solve } from './solve-challenge'

/** The result of submitting a form. */
export type SendResult =
  StoredForm | { kind: 'invalid'; message: string; fields: Record<string, string> } | Failed | KnownEntry

/** It was stored. The same form can be submitted again with its key, to correct it. */
export type StoredForm = { kind: 'stored'; reference: string; sentAt: string; idempotencyKey: string; values: object }

/** `message`: the error message of the server. `isUnanswered`: there was no response in time, or none at all. */
type Failed = { kind: 'failed'; message: string | null; isUnanswered: boolean }

/** It was stored before and is already being processed. `statusPath`: the family's status page. */
export type KnownEntry = { kind: 'known'; message: string; statusPath: string | null }

type Envelope = { idempotencyKey: string; website: string; elapsedMs: number }

type StoredBody = { reference?: string; created_at?: string }

const CONFLICT = 409

/**
 * Posts values to a form's endpoint. When the server requires a proof of work, because the form is being flooded, solves the
 * challenge and posts the values again. Never throws: without a response it returns a failure without a message.
 */
export async function sendForm(action: string, values: object, envelope: Envelope): Promise<SendResult> {
  const answer = await post(action, { ...values, ...envelope })
  if (answer.isOk) {
    const { reference, created_at: sentAt = new Date().toISOString() } = answer.body
    if (!reference) return { kind: 'failed', message: null, isUnanswered: false }
    return { kind: 'stored', reference, sentAt, idempotencyKey: envelope.idempotencyKey, values }
  }
  const { message, fields, status, body } = answer
  if (status === CONFLICT) return { kind: 'known', message: message ?? '', statusPath: readPath(body.statusPath) }
  return Object.keys(fields).length > 0
    ? { kind: 'invalid', message: message ?? '', fields }
    : { kind: 'failed', message, isUnanswered: status === null }
}

async function post(action: string, values: object) {
  const answer = await postJson<StoredBody>(action, { ...values, proof: '' })
  const challenge = answer.isOk ? undefined : (answer.body.challenge as Challenge | undefined)
  const proof = challenge && (await solve(challenge))
  return proof ? postJson<StoredBody>(action, { ...values, proof }) : answer
}

function readPath(path: unknown): string | null {
  return typeof path === 'string' ? path : null
}
