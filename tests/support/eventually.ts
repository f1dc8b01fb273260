import { type APIRequestContext, expect } from '@playwright/test'
import { readText } from './content'

const LIMIT_MS = 2_000

/**
 * Expects staff changes to appear on the site within two seconds: every request sent after that must get the new content. The
 * response time is not measured here; the benchmark does that.
 */
export async function expectEventually<Shown>(
  read: () => Promise<Awaited<Shown>>,
  check: (value: ReturnType<typeof expect<Awaited<Shown>>>) => void,
): Promise<void> {
  const changed = Date.now()
  for (;;) {
    const startedAt = Date.now()
    const value: Awaited<Shown> = await read()
    try {
      check(expect(value))
      return
    } catch (error) {
      if (startedAt - changed >= LIMIT_MS) throw error
    }
  }
}

/** Fetches a page as a visitor's browser does, without reusing earlier responses. */
export function reading(
  request: APIRequestContext,
  path: string,
  headers?: Record<string, string>,
): () => Promise<string> {
  return () => readText(request, path, headers)
}
