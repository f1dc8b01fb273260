import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { draftMode, headers } from 'next/headers'
import { cache } from 'react'
import type { Staff } from '@/payload-types'
import { findStaff } from '../staff-session'

const previews = new AsyncLocalStorage<Staff>()

/**
 * Returns the member of staff who previews drafts in this request, or null for everyone else. Calling it keeps a page static:
 * Next checks the draft mode cookie before it answers from its cache.
 */
export const findPreviewer = cache(async (): Promise<Staff | null> => {
  return (await isPreview()) ? findStaff(await headers()) : null
})

/** Runs reads with the access of this editor, drafts included. */
export function runAsPreviewer<Result>(editor: Staff, read: () => Promise<Result>): Promise<Result> {
  return previews.run(editor, read)
}

/** Returns the editor whose preview runs the current read; undefined otherwise. */
export function currentPreviewer(): Staff | undefined {
  return previews.getStore()
}

/** Returns the path of a previewable public page; null for other hosts and pages without a preview. */
export function toPreviewPath(path: string | null): string | null {
  if (!path || !/^\/(?!\/)[\w\-./%]*$/.test(path)) return null
  return /^\/(admin|api|forms|internal|preview)(\/|$)/.test(path) ? null : path
}

// Lists of paths are generated at build time, without a request.
async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
