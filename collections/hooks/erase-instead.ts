import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/transaction'

const CONFLICT = 409
const EVERYWHERE =
  'A child leaves everywhere at once, so this is not deleted by itself. Open “Everything we hold” next to it and ask to erase it there. The trash alone takes a player off the roster, the site and the film room.'
const OF_A_CHILD =
  'This account holds results of a child, so it is not deleted by itself. Switch off “May sign in” to end its use, or open “Everything we hold” next to it and ask to erase the child there.'

/**
 * Rejects deleting a player while other records belong to the same child: the enrolment would still contain health data, and
 * the account could still sign in. A player without other records can be deleted.
 * @throws APIError with one sentence that says what to do
 */
export const eraseInstead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user && (await hasOtherRecords(req, String(id)))) throw new APIError(EVERYWHERE, CONFLICT, null, true)
}

/**
 * Rejects deleting the account of a player who has used it or is on a roster: results and comments of a child are erased
 * together with everything else, with the family's knowledge. An account that was made by mistake can be deleted.
 * @throws APIError with one sentence that says what to do
 */
export const eraseUsedAccountInstead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user && (await isUsed(req, String(id)))) throw new APIError(OF_A_CHILD, CONFLICT, null, true)
}

async function isUsed(req: PayloadRequest, id: string): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT FROM members m WHERE id = ${id} AND role = 'player' AND (player_id IS NOT NULL OR first_sign_in_at IS NOT NULL
      OR EXISTS (SELECT FROM film_views WHERE member_id = m.id) OR EXISTS (SELECT FROM quiz_attempts WHERE member_id = m.id)
      OR EXISTS (SELECT FROM film_comments WHERE author_id = m.id))`,
  )
  return rows.length > 0
}

async function hasOtherRecords(req: PayloadRequest, id: string): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT FROM enrolments WHERE player_id = ${id} UNION ALL SELECT FROM members WHERE player_id = ${id}
      UNION ALL SELECT FROM seasons_roster WHERE player_id = ${id}`,
  )
  return rows.length > 0
}
