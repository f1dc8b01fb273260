/** What became of a form that was sent. */
export type SendResult =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; message: string; fields: Record<string, string> }
  | { kind: 'failed'; message: string | null }

type Envelope = { idempotencyKey: string; website: string; elapsedMs: number }

// A parent waits at most this long before hearing that something is wrong.
const TIMEOUT_MS = 9_000

/** Posts values to a form's address. Never throws: no answer is a failure without a message. */
export async function sendForm(action: string, values: object, envelope: Envelope): Promise<SendResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...envelope }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return toResult(response.ok, await response.json())
  } catch {
    return { kind: 'failed', message: null }
  }
}

function toResult(isOk: boolean, body: unknown): SendResult {
  const { message, fields, reference } = body as {
    message?: string
    fields?: Record<string, string>
    reference?: string
  }
  if (isOk && reference) return { kind: 'stored', reference }
  if (fields && Object.keys(fields).length > 0) return { kind: 'invalid', message: message ?? '', fields }
  return { kind: 'failed', message: message ?? null }
}
