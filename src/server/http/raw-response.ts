import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

// Set by the HTTP server around Next (scripts/next/current-response.mjs).
const RESPONSES = Symbol.for('fullcourt.responses')
const RETRY_SECONDS = 30

/**
 * Gives the page that is being written another status than 200, before its first byte is sent. Next's own notFound()
 * would answer with an empty shell that only scripts fill (docs/decisions/025).
 */
export function setStatus(status: 403 | 404 | 410 | 429 | 503): void {
  const response = currentResponse()
  if (response) response.statusCode = status
}

/** Says how many bytes follow. Next takes the length away from every streamed answer, and players want to know it. */
export function setLength(bytes: number): void {
  currentResponse()?.setHeader('Content-Length', bytes)
}

/** Makes the failure that is being answered one of the moment: 503 instead of 500 (scripts/serve/answer-headers.mjs). */
export function mayBeTriedAgain(): void {
  currentResponse()?.setHeader('Retry-After', RETRY_SECONDS)
}

function currentResponse(): ServerResponse | null {
  const responses = (globalThis as { [RESPONSES]?: AsyncLocalStorage<ServerResponse> })[RESPONSES]
  const response = responses?.getStore()
  return response && !response.headersSent ? response : null
}
