import { type APIRequestContext, expect } from '@playwright/test'
import { readText } from './content'

const LIMIT_MS = 2_000

/**
 * What staff changed stands on the site within two seconds: every question that is put later has to get the right answer.
 * How long one answer takes does not count here; that is the benchmark's business.
 */
export async function expectSoon<Shown>(
  read: () => Promise<Awaited<Shown>>,
  check: (shown: ReturnType<typeof expect<Awaited<Shown>>>) => void,
): Promise<void> {
  const changed = Date.now()
  for (;;) {
    const asked = Date.now()
    const shown: Awaited<Shown> = await read()
    try {
      check(expect(shown))
      return
    } catch (error) {
      if (asked - changed >= LIMIT_MS) throw error
    }
  }
}

/** Reads a page as a visitor's browser gets it, anew each time. */
export function reading(
  request: APIRequestContext,
  path: string,
  headers?: Record<string, string>,
): () => Promise<string> {
  return () => readText(request, path, headers)
}
