import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { transactionOf } from '@/lib/transaction'
import type { Play } from '@/payload-types'
import { savesDraft } from './saves-draft'

const CONFLICT = 409
const NAMED = 3

/** Rejects unpublishing a play, or moving it to the trash, while a film, a question or an article shows it. */
export const protectUsedPlay: CollectionBeforeChangeHook<Play> = async ({ data, originalDoc, req }) => {
  const hides = Boolean(data.deletedAt) || (data._status === 'draft' && !savesDraft(req, data as Play))
  if (originalDoc?._status === 'published' && hides) await requireUnused(originalDoc.id, req)
  return data
}

/** Rejects deleting a play that a film, a question or an article shows. */
export const protectUsedPlayOnDelete: CollectionBeforeDeleteHook = ({ id, req }) => requireUnused(String(id), req)

async function requireUnused(id: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    WITH wanted AS (SELECT key FROM plays WHERE id = ${id})
    SELECT name FROM (
      SELECT 'the film “' || f.title || '”' AS name FROM films f
      WHERE f.deleted_at IS NULL AND (f.play = (SELECT key FROM wanted) OR EXISTS (
        SELECT FROM films_chapters c WHERE c._parent_id = f.id AND c.play = (SELECT key FROM wanted)))
      UNION
      SELECT '“' || q.title || '”' FROM quizzes q JOIN quizzes_questions x ON x._parent_id = q.id
      WHERE x.play = (SELECT key FROM wanted)
      UNION
      SELECT 'the article “' || coalesce(p.title, 'Untitled') || '”' FROM posts p, wanted
      WHERE p.deleted_at IS NULL AND (p.play = wanted.key OR jsonb_path_exists(
        p.content, '$.** ? (@.blockType == "play" && @.play == $key)', jsonb_build_object('key', wanted.key)))
    ) users ORDER BY name`)
  const names = rows.map((row) => String(row.name))
  if (names.length === 0) return
  const named = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '')
  throw new APIError(`This play is in use: ${named}. Choose another play there first.`, CONFLICT, null, true)
}
