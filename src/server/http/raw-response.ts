import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

// Set by the HTTP server around Next (runtime/next/current-response.mjs).
const RESPONSES = Symbol.for('fullcourt.responses')
const RETRY_SECONDS = 30

/**
 * Sets another status than 200 for the page being rendered, before its first byte is sent. Next's own notFound() would send an
 * empty shell that only scripts fill in (docs/decisions/025).
 */
export function setStatus(status: 403 | 404 | 410 | 429 | 503): void {
  const response = currentResponse()
  if (response) response.statusCode = status
}

/** Sets Content-Length. Next removes it from streamed responses, and video players need it. */
export function setLength(bytes: number): void {
  currentResponse()?.setHeader('Content-Length', bytes)
}

/** Turns the current error into a temporary one: 503 instead of 500 (runtime/answer-headers.mjs). */
export function setRetryAfter(): void {
  currentResponse()?.setHeader('Retry-After', RETRY_SECONDS)
}

function currentResponse(): ServerResponse | null {
  const responses = (globalThis as { [RESPONSES]?: AsyncLocalStorage<{ response: ServerResponse | null }> })[RESPONSES]
  const response = responses?.getStore()?.response
  return response && !response.headersSent ? response : null
}
