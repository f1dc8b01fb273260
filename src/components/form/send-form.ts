import type { Challenge } from 'altcha-lib'
import { postJson } from '@/lib/json-request'
import { solve } from './solve-challenge'

/** What became of a form that was sent. */
export type SendResult =
  StoredForm | { kind: 'invalid'; message: string; fields: Record<string, string> } | Failed | KnownEntry

/** It is stored. With its key the same form can be sent again, corrected. */
export type StoredForm = { kind: 'stored'; reference: string; sentAt: string; idempotencyKey: string; values: object }

/** `message`: what the server said. `isUnanswered`: it said nothing, because nothing came through or in time. */
type Failed = { kind: 'failed'; message: string | null; isUnanswered: boolean }

/** It was stored before, and somebody reads it by now. `statusPath`: the family's page about it. */
export type KnownEntry = { kind: 'known'; message: string; statusPath: string | null }

type Envelope = { idempotencyKey: string; website: string; elapsedMs: number }

type StoredBody = { reference?: string; created_at?: string }

const CONFLICT = 409

/**
 * Posts values to a form's address. When the server asks for a proof of work, because the form is being flooded, it is
 * made and the values are sent again. Never throws: no answer is a failure without a message.
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
