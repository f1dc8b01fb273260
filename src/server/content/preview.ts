import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { draftMode, headers } from 'next/headers'
import { executeAuthStrategies, extractJWT, getPayload } from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import { isStaff } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'
import { readSessionStatus, type SignedIn } from '../staff/session-status'

const previews = new AsyncLocalStorage<Staff>()

/**
 * Returns the member of staff who previews drafts in this request, or null for everyone else. Calling it keeps a page static:
 * Next checks the draft mode cookie before it answers from its cache.
 */
export const findPreviewer = cache(async (): Promise<Staff | null> => {
  return (await isPreview()) ? findStaff(await headers()) : null
})

/**
 * Returns the member of staff of the session in these headers, or null; also while a required second factor is not set up. Does
 * not resolve permissions. Throws if the database is overloaded.
 */
export async function findStaff(requestHeaders: Headers): Promise<Staff | null> {
  const signedIn = await findSignedIn(requestHeaders)
  return signedIn && !signedIn.isLimited ? signedIn.staff : null
}

/**
 * Returns the session, and whether it is limited to the account page. For the needs of that page; all other code uses
 * findStaff().
 */
export async function findSignedIn(requestHeaders: Headers): Promise<{ staff: SignedIn; isLimited: boolean } | null> {
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ headers: requestHeaders, payload })
  if (!isStaff(user)) {
    // Payload treats a database timeout as signed out. A query of our own throws instead.
    if (extractJWT({ headers: requestHeaders, payload })) await pool().query('SELECT FROM staff LIMIT 1')
    return null
  }
  const staff = user as SignedIn
  const status = await readSessionStatus(staff, requestHeaders)
  return status === 'out' ? null : { staff, isLimited: status === 'limited' }
}

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
