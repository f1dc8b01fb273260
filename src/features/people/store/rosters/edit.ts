import 'server-only'
import { APIError, type RequestContext } from 'payload'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import type { Refusal } from '@/server/http/answers'
import { transaction } from '@/server/database/transaction'
import { asSystem } from '@/server/payload'
import { listRoster, type RosterRow } from './queries'
import { repeatedNumbers } from '../../rules/rosters'
import type { EditValues } from '../../rules/roster-schema'
import { listOwnSquads } from '../own-squads'

export type Edited = { row: RosterRow; warning: string | null }

const CONFLICT = 409 as const
const NOT_YOURS: Refusal = { status: 404, message: 'There is no such player of yours.' }

/** Why it was not saved; where somebody else saved the same player meanwhile, with what stands there now. */
type NotEdited = Refusal & { row?: RosterRow }

/** Saves number, position and height of one player of the staff member's own squads. */
export async function editRow(
  staff: Staff,
  values: EditValues,
  context?: RequestContext,
): Promise<Result<Edited, NotEdited>> {
  const { player: id, ...data } = values
  const squads = await listOwnSquads(staff)
  const saved = await transaction(async (_client, join) => {
    const reason = 'Staff edit players of the squads that were checked here'
    const { payload, req } = await join(await asSystem(reason), { staff, context })
    const stored = await payload.findByID({ collection: 'players', id, depth: 0, disableErrors: true, req })
    if (!stored || !squads.includes(stored.division)) return refused({ refusal: NOT_YOURS, division: null })
    const { division } = stored
    try {
      await payload.update({ collection: 'players', id, data, depth: 0, req })
      return done({ division })
    } catch (error) {
      if (!(error instanceof APIError) || error.status !== CONFLICT) throw error
      return refused({ refusal: { status: CONFLICT, message: error.message }, division })
    }
  })
  const { division } = saved.isDone ? saved.value : saved.why
  const roster = division ? await listRoster(division) : []
  const row = roster.find((one) => one.id === id)
  if (!saved.isDone) return refused({ ...saved.why.refusal, row })
  const isRepeated = repeatedNumbers(roster.map(({ number }) => number)).has(row!.number)
  const warning = isRepeated ? `Another player of ${division} wears number ${row!.number} too.` : null
  return done({ row: row!, warning })
}
