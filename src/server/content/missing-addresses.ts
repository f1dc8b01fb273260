import 'server-only'
import { contentPath, GLOBAL_PATHS, PAGED_COLLECTIONS, UNLISTED_GLOBALS } from '@/lib/content-paths'
import { findNearestPath } from '@/lib/nearest-path'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { pool } from '../database/pool'
import type { Refusal } from '../http/answers'
import { asStaff } from '../payload'

/** An address that returned 404 within seven days, and the page with the most similar address. */
export type MissingAddress = { path: string; count: number; suggestion: string | null }

const LISTED_MAX = 6
/** A single request may be a typing error. */
const WORTH_LISTING = 2

/** Lists the most requested missing addresses without a redirect, and all pages that they could redirect to. */
export async function listMissingAddresses(): Promise<{ addresses: MissingAddress[]; known: string[] }> {
  const known = await listPages()
  const { rows } = await pool().query<{ path: string; count: number }>(
    `SELECT path, sum(count)::int AS count FROM missing_addresses m
     WHERE day > (now() AT TIME ZONE 'America/Phoenix')::date - 7 AND path <> ALL ($3)
       AND NOT EXISTS (SELECT FROM redirects r WHERE r."from" = m.path)
     GROUP BY path HAVING sum(count) >= $1 ORDER BY sum(count) DESC, path LIMIT $2`,
    [WORTH_LISTING, LISTED_MAX, known],
  )
  return { addresses: rows.map((row) => ({ ...row, suggestion: findNearestPath(row.path, known) })), known }
}

/**
 * Creates a redirect from a missing address to a page of this site. Returns the id of the redirect, by which it can be removed.
 */
export async function redirectMissing(
  staff: Staff,
  from: string,
  to: string,
): Promise<Result<{ id: string }, Refusal>> {
  const counted = await pool().query('SELECT FROM missing_addresses WHERE path = $1 LIMIT 1', [from])
  if (counted.rowCount === 0) return refused({ status: 404, message: 'This address is not listed any more.' })
  const pages = await listPages()
  if (pages.includes(from)) return refused({ status: 409, message: 'A page has this address now.' })
  if (!pages.includes(to)) return refused({ status: 422, message: 'Choose a page of this site, such as /events.' })
  const cms = asStaff(staff)
  const { totalDocs } = await cms.find({ collection: 'redirects', where: { from: { equals: from } }, limit: 1 })
  if (totalDocs > 0) return refused({ status: 409, message: 'Someone already sent this address to a page.' })
  const data = { from, to: { type: 'custom' as const, url: to } }
  const { id } = await cms.create({ collection: 'redirects', data, context: { isMissingAddress: true } })
  return done({ id })
}

/** Deletes a redirect. */
export async function undoRedirect(staff: Staff, id: string): Promise<void> {
  await asStaff(staff).delete({ collection: 'redirects', where: { id: { equals: id } } })
}

async function listPages(): Promise<string[]> {
  const texts = Object.entries(GLOBAL_PATHS).filter(([slug]) => !UNLISTED_GLOBALS.includes(slug))
  const { rows } = await pool().query<{ collection: string; slug: string }>(PUBLISHED)
  const documents = rows.flatMap(({ collection, slug }) => contentPath(collection, { slug }) ?? [])
  return [...new Set([...texts.map(([, path]) => path), ...documents])].toSorted()
}

const PUBLISHED = PAGED_COLLECTIONS.map(
  (slug) => `SELECT '${slug}' AS collection, slug FROM ${slug} WHERE _status = 'published' AND deleted_at IS NULL`,
).join(' UNION ALL ')
