import type { Result } from '@/lib/result'

const NOT_STORED = 'private, no-store'

type Extra = {
  /** Complete Set-Cookie headers. */
  cookies?: readonly string[] | null
  /** Seconds for the Retry-After header. */
  retryAfter?: number
}

/** Returns a JSON response that must not be cached. */
export function privateJson(body: unknown, status = 200, extra: Extra = {}): Response {
  return Response.json(body, { status, headers: headersOf(extra) })
}

/** Returns a refusal as JSON with a one-sentence message. */
export function refuse(status: number, message: string, extra?: Extra): Response {
  return privateJson({ message }, status, extra)
}

/** A refusal with a one-sentence message and its status code. */
export type Refusal = { status: 403 | 404 | 409 | 422; message: string }

/** Returns the result of an action as JSON, or its refusal. */
export function answerWith(result: Result<unknown, Refusal>): Response {
  if (result.ok) return privateJson(result.value)
  const { status, ...body } = result.error
  return privateJson(body, status)
}

/** Returns an empty JSON response, or the reason of a failed action with status 409. */
export function answerOrConflict(result: Result<unknown>): Response {
  return result.ok ? privateJson({}) : refuse(409, result.error)
}

/** Redirects after a plain form post. A relative address keeps the visitor's host. */
export function seeOther(location: string, { cookies }: Extra = {}): Response {
  const headers = headersOf({ cookies })
  headers.set('Location', location)
  return new Response(null, { status: 303, headers })
}

/** A plain text response to a form post whose values could not be restored on its page. */
export function plainText(message: string, status: number): Response {
  const headers = headersOf({})
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  return new Response(message, { status, headers })
}

function headersOf({ cookies, retryAfter }: Extra): Headers {
  const headers = new Headers({ 'Cache-Control': NOT_STORED })
  for (const cookie of cookies ?? []) headers.append('Set-Cookie', cookie)
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return headers
}
