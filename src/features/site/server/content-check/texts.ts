import 'server-only'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { asStaff, asVisitor } from '@/server/payload'
import { PROSE_COLLECTIONS, PROSE_GLOBALS, type ProseKind } from '../../rules/content-check/prose'

/** A document with public texts. `id`: null for the texts of a page. */
export type ProseDocument = { kind: ProseKind; id: string | null; title: string; document: object }

/** Lists all published texts to be checked. */
export async function listPublishedProse(): Promise<ProseDocument[]> {
  const others = PROSE_COLLECTIONS.filter((kind) => kind !== 'posts')
  const prose = await readPosts()
  // Sequentially, because parallel queries would use all database connections.
  for (const kind of others) prose.push(...(await readCollection(kind)))
  for (const kind of PROSE_GLOBALS) prose.push(await readPage(kind))
  return prose
}

/**
 * Returns the latest saved version of a document, draft or not, if this member of staff may read it.
 * @param id null for the texts of a page
 */
export async function findSavedProse(staff: Staff, kind: ProseKind, id: string | null): Promise<ProseDocument | null> {
  if (id === null) {
    return toProse(kind, id, await asStaff(staff).findGlobal({ slug: kind as GlobalSlug, draft: true, depth: 0 }))
  }
  const { docs } = await asStaff(staff).find({
    collection: kind as CollectionSlug,
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
  })
  const document = docs[0] as unknown as Record<string, unknown> | undefined
  return document ? toProse(kind, id, document) : null
}

// Uses SQL, because Payload takes milliseconds for each rich text, and there are hundreds.
async function readPosts(): Promise<ProseDocument[]> {
  const { rows } = await pool().query<Record<string, unknown> & { id: string }>(
    `SELECT id, title, excerpt, image_id AS image, content FROM posts
     WHERE _status = 'published' AND deleted_at IS NULL ORDER BY date DESC, number DESC`,
  )
  return rows.map((row) => toProse('posts', row.id, row))
}

async function readCollection(kind: ProseKind): Promise<ProseDocument[]> {
  const { docs } = await asVisitor().find({ collection: kind as CollectionSlug, depth: 0, pagination: false })
  return docs.map((document) => toProse(kind, String(document.id), document as object))
}

async function readPage(kind: ProseKind): Promise<ProseDocument> {
  return toProse(kind, null, await asVisitor().findGlobal({ slug: kind as GlobalSlug, depth: 0 }))
}

function toProse(kind: ProseKind, id: string | null, document: object): ProseDocument {
  const { title, question, name, city, text } = document as Record<string, unknown>
  const heading = id === null ? null : [title, question, name, city, text].find((one) => typeof one === 'string')
  return { kind, id, title: typeof heading === 'string' ? heading : '', document }
}
