import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/transaction'
import type { Enrolment, Player, PlayerRegistration } from '@/payload-types'

/** The statuses in which a family has a place and the player stays on the roster. */
const WITH_A_PLACE: readonly string[] = ['accepted', 'enrolled']

/**
 * Moves the player to the trash when the family gives up its place, in the same transaction, so that the child's name does not
 * stay on the site.
 */
export const leaveRosterOnWithdrawal: CollectionAfterChangeHook<PlayerRegistration> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!WITH_A_PLACE.includes(previousDoc.status ?? '') || WITH_A_PLACE.includes(doc.status ?? '')) return doc
  const enrolment = await findEnrolment(req, 'registration', doc.id)
  if (!enrolment || enrolment.state === 'ended') return doc
  const deletedAt = new Date().toISOString()
  await req.payload.update({ collection: 'players', id: String(enrolment.player), data: { deletedAt }, depth: 0, req })
  return doc
}

/**
 * Deactivates the film room account and ends the enrolment when a player is moved to the trash, and restores both with the
 * player. The consents stay in the ledger.
 */
export const endWithPlayer: CollectionAfterChangeHook<Player> = async ({ doc, previousDoc, req }) => {
  const isOut = Boolean(doc.deletedAt)
  if (isOut === Boolean(previousDoc.deletedAt)) return doc
  const transaction = await transactionOf(req)
  await transaction.execute(
    sql`UPDATE members SET is_active = ${!isOut} WHERE player_id = ${doc.id} AND role = 'player'`,
  )
  const enrolment = await findEnrolment(req, 'player', doc.id)
  if (!enrolment) return doc
  const state = isOut ? 'ended' : enrolment.completedAt ? 'complete' : 'invited'
  await req.payload.update({ collection: 'enrolments', id: enrolment.id, data: { state }, depth: 0, req })
  return doc
}

async function findEnrolment(req: PayloadRequest, by: 'registration' | 'player', id: string) {
  const where = { [by]: { equals: id } }
  const { docs } = await req.payload.find({ collection: 'enrolments', where, limit: 1, depth: 0, req })
  return docs[0] as Enrolment | undefined
}
