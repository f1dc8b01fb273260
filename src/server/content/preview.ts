import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { draftMode, headers } from 'next/headers'
import { executeAuthStrategies, extractJWT, getPayload } from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import { isStaff } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'
import { standingOf, type SignedIn } from '../staff/standing'

const previews = new AsyncLocalStorage<Staff>()

/**
 * The member of staff who looks at drafts in this request, or null for everyone else. Asking keeps a page static:
 * the framework looks at the cookie that switches drafts on before it answers from its cache.
 */
export const findPreviewer = cache(async (): Promise<Staff | null> => {
  return (await isPreview()) ? findStaff(await headers()) : null
})

/**
 * The member of staff whose session these headers carry, or null; also for whoever must set up a second factor first. What
 * they may do is not worked out. Throws while the database has no time to tell.
 */
export async function findStaff(requestHeaders: Headers): Promise<Staff | null> {
  const signedIn = await findSignedIn(requestHeaders)
  return signedIn && !signedIn.isLimited ? signedIn.staff : null
}

/** The same, and whether the account page is all they reach. For what that page needs; everything else asks findStaff(). */
export async function findSignedIn(requestHeaders: Headers): Promise<{ staff: SignedIn; isLimited: boolean } | null> {
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ headers: requestHeaders, payload })
  if (!isStaff(user)) {
    // Payload takes a database without time for nobody's session. Asked itself, it says so.
    if (extractJWT({ headers: requestHeaders, payload })) await pool().query('SELECT FROM staff LIMIT 1')
    return null
  }
  const staff = user as SignedIn
  const standing = await standingOf(staff, requestHeaders)
  return standing === 'out' ? null : { staff, isLimited: standing === 'limited' }
}

/** Runs reads as this editor sees the site, drafts included. */
export function runAsPreviewer<Result>(editor: Staff, read: () => Promise<Result>): Promise<Result> {
  return previews.run(editor, read)
}

/** The editor whose preview the current read belongs to; undefined in every other read. */
export function currentPreviewer(): Staff | undefined {
  return previews.getStore()
}

/** A path of the public site, or null for other hosts and for what has no preview. */
export function toPreviewPath(path: string | null): string | null {
  if (!path || !/^\/(?!\/)[\w\-./%]*$/.test(path)) return null
  return /^\/(admin|api|forms|internal|preview)(\/|$)/.test(path) ? null : path
}

// Lists of addresses are made at build time, where there is no request to ask.
async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
