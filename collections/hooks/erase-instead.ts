import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/transaction'

const CONFLICT = 409
const EVERYWHERE =
  'A child leaves everywhere at once, so this is not deleted by itself. Open “Everything we hold” next to it and ask to erase it there. The trash alone takes a player off the roster, the site and the film room.'

/**
 * Rejects deleting a player while other records belong to the same child: the enrolment would still contain health data, and
 * the account could still sign in. A player without other records can be deleted.
 * @throws APIError with one sentence that says what to do
 */
export const eraseInstead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user && (await isKnownElsewhere(req, String(id)))) throw new APIError(EVERYWHERE, CONFLICT, null, true)
}

async function isKnownElsewhere(req: PayloadRequest, id: string): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT FROM enrolments WHERE player_id = ${id} UNION ALL SELECT FROM members WHERE player_id = ${id}
      UNION ALL SELECT FROM seasons_roster WHERE player_id = ${id}`,
  )
  return rows.length > 0
}
