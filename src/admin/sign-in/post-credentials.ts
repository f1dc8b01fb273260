import { postJson } from '@/lib/json-request'

const FAILED = 'No answer came from the server. Please try again in a moment.'

type Refusal = { errors?: { message: string }[] }

/** Posts to a sign-in endpoint. Never throws: a refusal has a message for the person, and the status and body of the response. */
export async function postCredentials<Answer extends object>(path: string, values: object) {
  const answer = await postJson<Answer>(path, values)
  if (answer.isOk) return { isOk: true as const, body: answer.body }
  const message = (answer.body as Refusal).errors?.[0]?.message ?? FAILED
  return { isOk: false as const, status: answer.status, message, body: answer.body }
}
