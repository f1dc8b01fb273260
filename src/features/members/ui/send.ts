import { postJson } from '@/lib/json-request'

/** What the server answered: the way on, or what to mend. */
export type AccountAnswer = { to: string } | { message: string; fields: Record<string, string> }

// Sign-ins of a whole team wait for each other on the server.
const TIMEOUT_MS = 15_000

/** Posts a form of signing in. Never throws: without an answer, `failure` is what there is to say. */
export async function sendAccount(action: string, values: object, failure: string): Promise<AccountAnswer> {
  const answer = await postJson<{ to?: string }>(action, values, { timeout: TIMEOUT_MS })
  if (!answer.isOk) return { message: answer.message || failure, fields: answer.fields }
  return answer.body.to ? { to: answer.body.to } : { message: failure, fields: {} }
}
