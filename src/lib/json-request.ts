/** The response of the server. A failure without a response has no status. */
export type JsonAnswer<Body> =
  | { isOk: true; body: Body }
  | { isOk: false; status: number | null; message: string | null; fields: Record<string, string>; body: Failure }

type Failure = { message?: string; fields?: Record<string, string>; [more: string]: unknown }

type PostOptions = {
  /** Retries once after a network or server error: only for requests that are safe to repeat. */
  isRepeatable?: boolean
  /** Lets the request outlive its page. */
  keepalive?: boolean
  /** In milliseconds. */
  timeout?: number
}

/** The status of a response to an expired session. */
export const SIGNED_OUT = 401

// Limits the wait before the user sees an error.
const TIMEOUT_MS = 9_000
const SERVER_FAULT = 500

/** Posts JSON to one of our route handlers. Never throws. */
export function postJson<Body>(path: string, values: object, options: PostOptions = {}): Promise<JsonAnswer<Body>> {
  const { isRepeatable = false, keepalive, timeout } = options
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(values), keepalive }
  return exchange(path, request, isRepeatable, timeout)
}

/** Fetches JSON from one of our route handlers and retries once after a network or server error. Never throws. */
export function readJson<Body>(path: string): Promise<JsonAnswer<Body>> {
  return exchange(path, { cache: 'no-store' }, true)
}

async function exchange<Body>(
  path: string,
  request: RequestInit,
  isRepeatable: boolean,
  timeout = TIMEOUT_MS,
): Promise<JsonAnswer<Body>> {
  const answer = await send<Body>(path, request, timeout)
  const isFault = !answer.isOk && (answer.status === null || answer.status >= SERVER_FAULT)
  return isFault && isRepeatable ? send<Body>(path, request, timeout) : answer
}

async function send<Body>(path: string, request: RequestInit, timeout: number): Promise<JsonAnswer<Body>> {
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(timeout) })
    const body: unknown = await response.json()
    if (response.ok) return { isOk: true, body: body as Body }
    const failure = body as Failure
    const { message = null, fields = {} } = failure
    return { isOk: false, status: response.status, message, fields, body: failure }
  } catch {
    return { isOk: false, status: null, message: null, fields: {}, body: {} }
  }
}
