import 'server-only'
import { APIError, type RequestContext } from 'payload'
import type { DivisionKey } from '../../rules/divisions'
import type { Staff } from '@/payload-types'
import { transaction } from '@/server/database/transaction'
import { asSystem } from '@/server/payload'
import { listRoster, type RosterRow } from './queries'
import { Refusal } from './refusal'
import { repeatedNumbers } from '../../rules/rosters'
import type { EditValues } from '../../rules/roster-schema'
import { listOwnSquads } from '../own-squads'

export type Edited = { row: RosterRow; warning: string | null }

/** Somebody else saved the same player meanwhile: what stands there now goes back with the refusal. */
export class ConflictRefusal extends Refusal {
  constructor(
    message: string,
    readonly row: RosterRow | undefined,
  ) {
    super(409, message)
  }
}

/**
 * Saves number, position and height of one player of the staff member's own squads.
 * @throws Refusal with one sentence for staff
 */
export async function editRow(staff: Staff, values: EditValues, context?: RequestContext): Promise<Edited> {
  const { player: id, ...data } = values
  const squads = await listOwnSquads(staff)
  const division = await save()
  const roster = await listRoster(division)
  const row = roster.find((one) => one.id === id)!
  const isRepeated = repeatedNumbers(roster.map(({ number }) => number)).has(row.number)
  return { row, warning: isRepeated ? `Another player of ${division} wears number ${row.number} too.` : null }

  async function save(): Promise<DivisionKey> {
    let squad: DivisionKey | null = null
    try {
      return await transaction(async (_client, join) => {
        const reason = 'Staff edit players of the squads that were checked here'
        const { payload, req } = await join(await asSystem(reason), { staff, context })
        const stored = await payload.findByID({ collection: 'players', id, depth: 0, disableErrors: true, req })
        if (!stored || !squads.includes(stored.division)) throw new Refusal(404, 'There is no such player of yours.')
        squad = stored.division
        await payload.update({ collection: 'players', id, data, depth: 0, req })
        return stored.division
      })
    } catch (error) {
      if (!(error instanceof APIError) || error.status !== 409 || !squad) throw error
      const roster = await listRoster(squad)
      throw new ConflictRefusal(
        error.message,
        roster.find((one) => one.id === id),
      )
    }
  }
}
