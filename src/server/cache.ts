import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { findPreviewer, runAsPreviewer } from './content/preview'

const REVALIDATE_SECONDS = 300

/**
 * A read that public pages share: once a render, once in five minutes across renders, and anew as soon as staff
 * change something under one of the tags. The arguments become part of the key, so they must be plain values and
 * must never hold personal data. The answer passes through JSON. Editors who preview drafts go around the cache, in
 * both directions.
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
