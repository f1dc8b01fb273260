import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { findPreviewer, runAsPreviewer } from './content/preview'

const REVALIDATE_SECONDS = 300

/**
 * Caches a query of public pages: per render, for five minutes across renders, and until staff change something under one of
 * the tags. The arguments become part of the key, so they must be plain values without personal data. The result is serialized
 * as JSON. Editors who preview drafts neither read nor fill the cache.
 */
export function cachedQuery<Args extends unknown[], Result>(
  keyParts: string[],
  tags: string[],
  fn: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const cached = unstable_cache(fn, keyParts, { tags, revalidate: REVALIDATE_SECONDS })
  return cache(async (...args: Args) => {
    const editor = await findPreviewer()
    return editor ? runAsPreviewer(editor, () => fn(...args)) : cached(...args)
  })
}
