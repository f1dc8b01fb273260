import type { Result } from '@/lib/result'

const NOBODY_KEEPS = 'private, no-store'

type Extra = {
  /** Whole Set-Cookie headers. */
  cookies?: readonly string[] | null
  /** Seconds after which it may be tried again. */
  retryAfter?: number
}

/** An answer in JSON that nobody keeps. */
export function privateJson(body: unknown, status = 200, extra: Extra = {}): Response {
  return Response.json(body, { status, headers: headersOf(extra) })
}

/** A refusal in one sentence, as JSON. */
export function refuse(status: number, message: string, extra?: Extra): Response {
  return privateJson({ message }, status, extra)
}

/** Why something was not done, in one sentence for whoever asked, with its status. */
export type Refusal = { status: 403 | 404 | 409 | 422; message: string }

/** What was done, or what refused it, as JSON. */
export function answerWith(result: Result<unknown, Refusal>): Response {
  if (result.isDone) return privateJson(result.value)
  const { status, ...body } = result.why
  return privateJson(body, status)
}

/** The way on after a plain form. A relative address keeps visitors on the host they came from. */
export function seeOther(location: string, { cookies }: Extra = {}): Response {
  const headers = headersOf({ cookies })
  headers.set('Location', location)
  return new Response(null, { status: 303, headers })
}

/** What is left to say to a plain form whose answers could not be kept for its page. */
export function plainText(message: string, status: number): Response {
  const headers = headersOf({})
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  return new Response(message, { status, headers })
}

function headersOf({ cookies, retryAfter }: Extra): Headers {
  const headers = new Headers({ 'Cache-Control': NOBODY_KEEPS })
  for (const cookie of cookies ?? []) headers.append('Set-Cookie', cookie)
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return headers
}
