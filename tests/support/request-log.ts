import type { Page, Request } from '@playwright/test'

const SHOWN = 30

/**
 * Records the requests of a page, for the report of a failed test.
 * @returns a function that lists the last ones: the second of the test in which each was sent, its method, its address and how long
 * it took
 */
export function logRequests(page: Page): () => string {
  const start = Date.now()
  const sent = new Map<Request, { at: number; result: string }>()
  page.on('request', (request) => sent.set(request, { at: Date.now(), result: 'not answered' }))
  const end = (request: Request): void => {
    const entry = sent.get(request)
    if (entry) entry.result = `${request.failure()?.errorText ?? 'answered'} after ${Date.now() - entry.at} ms`
  }
  page.on('requestfinished', end).on('requestfailed', end)
  return () =>
    [...sent]
      .slice(-SHOWN)
      .map(([request, { at, result }]) => {
        const { pathname, search } = new URL(request.url())
        return `${((at - start) / 1000).toFixed(1)} s ${request.method()} ${pathname}${search.slice(0, 60)}: ${result}`
      })
      .join('\n')
}
