import 'server-only'
import { divisions } from '@/database-tables'
import { orm } from '@/server/database/orm'
import type { RequestContext } from 'payload'
import { ageOn } from '@/lib/birthday'
import { DIVISION_KEYS, divisionAge, type DivisionKey } from '../../rules/divisions'
import { displayName, PUBLICATIONS } from '../../rules/player-names'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import type { Refusal } from '@/server/http/answers'
import { recordEvent } from '@/server/audit'
import { transaction, type Work } from '@/server/database/transaction'
import { asSystem } from '@/server/payload'
import { pool, type Client } from '@/server/database/pool'
import { proposeNext, type Proposal } from '../../rules/rosters'
import type { RolloverValues } from '../../rules/roster-schema'
import { findCurrentSeason, findNextSeason, type Season } from './seasons'

type Moving = {
  player: string
  name: string
  division: DivisionKey
  dateOfBirth: string | null
  proposal: Proposal
}

export type RolloverPlan = { current: Season | null; next: Season | null; players: Moving[] }

type OnRoster = {
  id: string
  firstName: string
  lastName: string
  division: DivisionKey
  number: string
  position: string | null
  dateOfBirth: string | null
  enrolment: string | null
}

const ROSTER = `
  SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.division::text, p.number, p.position::text,
    nullif(e.date_of_birth, '') AS "dateOfBirth", e.id AS enrolment
  FROM players p LEFT JOIN enrolments e ON e.player_id = p.id
  WHERE p.deleted_at IS NULL ORDER BY length(p.division::text), p.division::text, p.last_name, p.first_name, p.id`

/** Returns every player with the division proposed for the next season by date of birth. */
export async function previewRollover(): Promise<RolloverPlan> {
  const [current, next, { rows }] = await Promise.all([
    findCurrentSeason(pool()),
    findNextSeason(pool()),
    pool().query<OnRoster>(ROSTER),
  ])
  const players = next
    ? rows.map((player) => ({
        player: player.id,
        name: `${player.firstName} ${player.lastName}`,
        division: player.division,
        dateOfBirth: player.dateOfBirth,
        proposal: proposeNext(player, current?.cutoffOn ?? null, next.cutoffOn),
      }))
    : []
  return { current, next, players }
}

export type RolloverResult = { season: string; moved: number; left: number; isRepeat: boolean }

/**
 * Starts the next season in one transaction: archives the roster of the last season, moves players and their accounts, and
 * removes those who leave. Idempotent: a repeated request changes nothing.
 */
export function rollOver(
  staff: Staff,
  values: RolloverValues,
  context?: RequestContext,
): Promise<Result<RolloverResult, Refusal>> {
  const reason = 'A registrar begins a season: the handler has checked the role'
  return transaction(async (client, join) => {
    const work = await join(await asSystem(reason), { staff, context })
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('season-rollover'))`)
    const current = await findCurrentSeason(client)
    if (current?.id === values.season) return done({ season: current.name, moved: 0, left: 0, isRepeat: true })
    const next = await findNextSeason(client)
    if (next?.id !== values.season)
      return refused({ status: 409, message: 'Another season is the next one now. Reload the page.' })
    const { rows: roster } = await client.query<OnRoster>(ROSTER)
    const decisions = new Map(values.players.map(({ player, division }) => [player, division]))
    const isSame = roster.length === decisions.size && roster.every(({ id }) => decisions.has(id))
    if (!isSame)
      return refused({
        status: 409,
        message: 'The rosters have changed since you opened this page. Reload it and look again.',
      })
    const missing = await findMissingSquad(client, [...decisions.values()])
    if (missing)
      return refused({ status: 409, message: `There is no squad ${missing}. Add it under “Divisions” first.` })
    if (current) await archive(work, current, roster)
    let left = 0
    for (const player of roster) {
      const division = decisions.get(player.id)!
      if (division === 'leaves') left += 1
      await (division === 'leaves' ? takeOff(work, player) : move(work, player, division, next))
    }
    await work.payload.update({ collection: 'seasons', id: next.id, data: { state: 'current' }, req: work.req })
    const moved = roster.length - left
    const detail = `${next.name}: ${moved} on a roster, ${left} left`
    await recordEvent(client, staff, { action: 'began the season', kind: 'seasons', entryId: next.id, detail })
    return done({ season: next.name, moved, left, isRepeat: false })
  })
}

async function findMissingSquad(client: Client, wanted: string[]): Promise<DivisionKey | undefined> {
  const squads = await orm(client).select({ key: divisions.key }).from(divisions)
  return DIVISION_KEYS.find((key) => wanted.includes(key) && !squads.some((squad) => squad.key === key))
}

async function archive({ payload, req }: Work, season: Season, roster: OnRoster[]): Promise<void> {
  const rows = roster.map((player) => ({
    player: player.id,
    name: displayName(player, PUBLICATIONS[0])!,
    division: player.division,
    number: player.number,
    position: player.position,
  }))
  await payload.update({ collection: 'seasons', id: season.id, data: { state: 'archived', roster: rows }, req })
}

async function move(
  { payload, req, client }: Work,
  player: OnRoster,
  division: DivisionKey,
  next: Season,
): Promise<void> {
  const age = player.dateOfBirth ? ageOn(player.dateOfBirth, next.startsOn) : divisionAge(division)
  await payload.update({ collection: 'players', id: player.id, data: { division, age }, depth: 0, req })
  if (player.enrolment)
    await payload.update({ collection: 'enrolments', id: player.enrolment, data: { season: next.name }, depth: 0, req })
  await client.query(
    `UPDATE members_rels r SET divisions_id = d.id FROM members m, divisions d
     WHERE m.id = r.parent_id AND r.path = 'divisions' AND m.role = 'player' AND m.player_id = $1 AND d.key::text = $2`,
    [player.id, division],
  )
}

// A player who leaves is moved to the trash and stays in the archive; the enrollment and the access to the film room end.
async function takeOff({ payload, req }: Work, { id }: OnRoster): Promise<void> {
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'players', id, data: { deletedAt }, depth: 0, req })
}
