import 'server-only'
import type { RequestContext } from 'payload'
import { hasRole } from '@/lib/roles'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { asSystem } from '@/server/payload'
import type { DivisionKey } from '../../rules/divisions'
import { explainTaken, findTakenNumbers } from '../../rules/jersey-numbers'
import type { RosterChange, RosterValues } from '../../rules/roster-schema'
import type { RosterRow } from '../../rules/roster-table'
import { listOwnSquads } from '../own-squads'
import { listRoster } from './queries'

/** The stored rows of the whole squad. */
export type SavedRoster = { rows: RosterRow[] }

/** The reason why nothing was saved, with the stored squad if another user has changed it. */
export type NotSaved = Refusal & { rows?: RosterRow[] }

/**
 * Saves the changed rows of a squad within the staff member's scope: all of them, or none.
 * @returns an error when a player was changed or moved since (409), or another player has the number (422)
 */
export async function saveRoster(
  staff: Staff,
  { division, rows: changes }: RosterValues,
  context?: RequestContext,
): Promise<Result<SavedRoster, NotSaved>> {
  const squads = await listOwnSquads(staff)
  if (!squads.includes(division)) return refused({ status: 404, message: `${division} is not a squad of yours.` })
  return transaction(async (client, join) => {
    await lockSquad(client, division)
    const stored = await listRoster(division, client)
    const refusal = findStale(stored, changes) ?? findTaken(stored, changes) ?? findForbidden(staff, stored, changes)
    if (refusal) return refused(refusal)
    const reason = 'Staff change players of a squad that was checked here'
    const { payload, req } = await join(await asSystem(reason), { staff, context })
    for (const { player, ...data } of changes)
      await payload.update({ collection: 'players', id: player, data, depth: 0, req })
    return done({ rows: await listRoster(division, client) })
  })
}

// Serializes saves of the same squad, so that the second request sees the numbers assigned by the first.
async function lockSquad(client: Client, division: DivisionKey): Promise<void> {
  await client.query('SELECT id FROM players WHERE division = $1 ORDER BY id FOR UPDATE', [division])
}

function findStale(stored: RosterRow[], changes: RosterChange[]): NotSaved | null {
  const byId = new Map(stored.map((row) => [row.id, row]))
  const stale = changes.filter(({ player, revision }) => byId.get(player)?.revision !== revision)
  if (stale.length === 0) return null
  const names = stale.flatMap(({ player }) => byId.get(player)?.firstName ?? [])
  const missingCount = stale.length - names.length
  const sentences = [
    names.length > 0 && `Someone else changed ${new Intl.ListFormat('en-US').format(names)} in the meantime.`,
    missingCount > 0 && `${missingCount === 1 ? 'A player has' : `${missingCount} players have`} left this squad.`,
  ].filter((one) => one !== false)
  const message = `${sentences.join(' ')} Nothing was saved; what you typed is still here. Look at it and save again.`
  return { status: 409, message, rows: stored }
}

function findTaken(stored: RosterRow[], changes: RosterChange[]): NotSaved | null {
  const numbers = new Map(changes.map(({ player, number }) => [player, number]))
  const squad = stored.map(({ id, firstName, number }) => {
    const now = numbers.get(id) ?? number
    return { id, firstName, number: now, isChanged: now !== number }
  })
  const [taken] = [...findTakenNumbers(squad).values()].filter(({ isNew }) => isNew)
  return taken ? { status: 422, message: explainTaken(taken), rows: stored } : null
}

function findForbidden(staff: Staff, stored: RosterRow[], changes: RosterChange[]): NotSaved | null {
  if (hasRole({ ...staff, collection: 'staff' }, 'registrar')) return null
  const publications = new Map(stored.map(({ id, publication }) => [id, publication]))
  const isForbidden = changes.some(({ player, publication }) => publications.get(player) !== publication)
  return isForbidden ? { status: 403, message: 'A registrar decides what the public reads.' } : null
}
