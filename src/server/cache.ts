import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'

const REVALIDATE_SECONDS = 300

/**
 * A read that public pages share: once a render, once in five minutes across renders, and anew as soon as staff
 * change something under one of the tags. The arguments become part of the key, so they must be plain values and
 * must never hold personal data. The answer passes through JSON.
 */
export function cachedQuery<Args extends unknown[], Result>(
  keyParts: string[],
  tags: string[],
  fn: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return cache(unstable_cache(fn, keyParts, { tags, revalidate: REVALIDATE_SECONDS }))
}
