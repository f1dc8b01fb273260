import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/lib/transaction'

const NAMED = 3

/** Rejects deleting a picture that pages use, and names them, so that no page loses its picture unnoticed. */
export const rejectDeletingUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    SELECT DISTINCT concat_ws(' ', kind, '“' || coalesce(title, 'Untitled') || '”') AS name FROM picture_uses()
    WHERE picture = ${id} ORDER BY name`)
  const uses = rows.map(({ name }) => String(name))
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED).join(', ') + (uses.length > NAMED ? ` and ${uses.length - NAMED} more` : '')
  throw new APIError(
    `This picture is in use: ${named}. Choose another picture there, then delete this one.`,
    409,
    null,
    true,
  )
}
