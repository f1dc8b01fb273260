import { postJson } from '@/lib/json-request'

/** What became of a form that was sent. */
export type SendResult =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string> }
  | { kind: 'failed'; message: string | null }

type Envelope = { idempotencyKey: string; website: string; elapsedMs: number }

/** Posts values to a form's address. Never throws: no answer is a failure without a message. */
export async function sendForm(action: string, values: object, envelope: Envelope): Promise<SendResult> {
  const answer = await postJson<{ reference?: string }>(action, { ...values, ...envelope })
  if (answer.isOk) {
    const { reference } = answer.body
    return reference ? { kind: 'stored', reference } : { kind: 'failed', message: null }
  }
  const { message, fields } = answer
  return Object.keys(fields).length > 0
    ? { kind: 'invalid', message: message ?? '', fields }
    : { kind: 'failed', message }
}
