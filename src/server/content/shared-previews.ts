import 'server-only'
import { randomUUID } from 'node:crypto'
import { done, refused, type Result } from '@/lib/result'
import type { Post, Staff } from '@/payload-types'
import { recordEvent } from '../audit'
import { pool } from '../database/pool'
import { transaction } from '../database/transaction'
import { newLinkSecret } from '../family-links'
import type { Refusal } from '../http/answers'
import { asStaff, asSystem } from '../payload'
import { hashToken } from '../secrets'

const DAYS = 7
/** The maximum number of active links of an article. */
const LINKS_MAX = 20
/** Days after which an expired link is deleted. */
const REMEMBERED_DAYS = 30

/** A link that opens the draft of an article without an account. */
export type SharedPreview = {
  id: string
  postId: string
  title: string
  sharedBy: string | null
  expiresAt: string
  views: number
}

const COLUMNS = `l.id, l.post_id AS "postId", coalesce(nullif(l.title, ''), 'No title yet') AS title, s.name AS "sharedBy",
  l.expires_at AS "expiresAt", l.views`

/**
 * Creates a link that opens the draft of an article for seven days. Its token is returned only once: the database stores only
 * the hash.
 */
export async function createSharedPreview(staff: Staff, postId: string): Promise<Result<{ token: string }, Refusal>> {
  const post = await findDraft(staff, postId)
  if (!post) return refused({ status: 404, message: 'This article is not there any more.' })
  const { token, tokenHash } = newLinkSecret()
  return transaction(async (client) => {
    await client.query(`DELETE FROM preview_links WHERE expires_at < now() - make_interval(days => $1)`, [
      REMEMBERED_DAYS,
    ])
    const { rowCount } = await client.query(
      `INSERT INTO preview_links (id, post_id, title, staff_id, token_hash, expires_at)
       SELECT $1::uuid, $2::uuid, $3::text, $4::uuid, $5::bytea, now() + make_interval(days => $6)
       WHERE (SELECT count(*) FROM preview_links WHERE post_id = $2::uuid AND expires_at > now()) < $7`,
      [randomUUID(), postId, post.title ?? '', staff.id, tokenHash, DAYS, LINKS_MAX],
    )
    if (rowCount === 0)
      return refused<Refusal>({ status: 409, message: `This draft has ${LINKS_MAX} links. End one of them first.` })
    await recordEvent(client, staff, { action: 'shared', area: 'content', kind: 'posts', entryId: postId })
    return done({ token })
  })
}

/** Revokes a link immediately. Returns false if it had already expired. */
export async function endSharedPreview(staff: Staff, id: string): Promise<boolean> {
  return transaction(async (client) => {
    const { rows } = await client.query<{ postId: string }>(
      `UPDATE preview_links SET expires_at = now() WHERE id = $1 AND expires_at > now() RETURNING post_id AS "postId"`,
      [id],
    )
    if (!rows[0]) return false
    const { postId } = rows[0]
    await recordEvent(client, staff, { action: 'ended sharing', area: 'content', kind: 'posts', entryId: postId })
    return true
  })
}

/** Lists the active links of one article or of all, the next to expire first. */
export async function listSharedPreviews(postId: string | null = null): Promise<SharedPreview[]> {
  const { rows } = await pool().query<Omit<SharedPreview, 'expiresAt'> & { expiresAt: Date }>(
    `SELECT ${COLUMNS} FROM preview_links l LEFT JOIN staff s ON s.id = l.staff_id
     WHERE l.expires_at > now() AND ($1::uuid IS NULL OR l.post_id = $1) ORDER BY l.expires_at, l.id LIMIT 100`,
    [postId],
  )
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
}

/** Returns the draft of a link with the pictures that visitors may see, or null for an invalid link. Counts the view. */
export async function openSharedPreview(token: string): Promise<{ post: Post; expiresAt: string } | null> {
  const { rows } = await pool().query<{ postId: string; expiresAt: Date }>(
    `UPDATE preview_links SET views = views + 1, last_viewed_at = now()
     WHERE token_hash = $1 AND expires_at > now() RETURNING post_id AS "postId", expires_at AS "expiresAt"`,
    [hashToken(token)],
  )
  if (!rows[0]) return null
  const { postId, expiresAt } = rows[0]
  const payload = await asSystem('a shared preview shows the draft that its link names')
  const where = { id: { equals: postId } }
  const { docs } = await payload.find({ collection: 'posts', where, draft: true, depth: 1, limit: 1 })
  return docs[0] ? { post: withoutHiddenPictures(docs[0]), expiresAt: expiresAt.toISOString() } : null
}

async function findDraft(staff: Staff, id: string): Promise<Pick<Post, 'title'> | null> {
  const where = { id: { equals: id } }
  const found = await asStaff(staff).find({ collection: 'posts', where, draft: true, depth: 0, limit: 1 })
  return found.docs[0] ?? null
}

// A picture that no published page shows may be hidden by a family, and its file is closed to visitors.
function withoutHiddenPictures(post: Post): Post {
  return JSON.parse(JSON.stringify(post), (_, value: unknown) => (isHiddenPicture(value) ? null : value)) as Post
}

function isHiddenPicture(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'mimeType' in value && !('shown' in value && value.shown)
}
