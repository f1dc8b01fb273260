import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { acceptToRoster, type Accepted } from '@/features/people/server/rosters/accept'
import type { AcceptValues } from '@/features/people/rules/roster-schema'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { payload } from './support'
import { formRequest, registrationInput } from '../support/factories'
import { divisionId } from '../support/members'
import { valueOf } from '../support/result'

export const context = { disableRevalidate: true }

/** Removes every player, enrollment, season and account. */
export async function clearRosters(): Promise<void> {
  await pool().query(
    `TRUNCATE players, seasons, enrolments, members, player_registrations, inbox_entries, family_links, mails CASCADE`,
  )
  await pool().query('DELETE FROM graphile_worker._private_jobs')
}

/** Creates the current season and the next one. */
export async function makeSeasons(): Promise<void> {
  const cms = await payload()
  for (const key of ['11U', '12U', '13U', '14U']) await divisionId(pool(), key)
  for (const [year, state] of [
    [2026, 'current'],
    [2027, 'planned'],
  ] as const) {
    await cms.create({
      collection: 'seasons',
      data: {
        name: `${year}-${(year + 1) % 100}`,
        startsOn: `${year}-09-01`,
        endsOn: `${year + 1}-07-31`,
        cutoffOn: `${year + 1}-08-31`,
        state,
      },
    })
  }
}

/** Creates a registration that staff have accepted. */
export async function acceptedRegistration(change: Record<string, unknown> = {}): Promise<string> {
  const input = registrationInput({ dateOfBirth: '04/09/2015', ...change })
  const answer = await postRegistration(formRequest('registration', input))
  const { id } = (await answer.json()) as { id: string }
  const registrar = await staffAs('registrar')
  for (const status of ['in_review', 'accepted'] as const) {
    const cms = await payload()
    await cms.update({ collection: 'player-registrations', id, data: { status }, user: registrar })
  }
  return id
}

/** Accepts a registration to a roster as the registrar. */
export async function accept(...input: Parameters<typeof tryToAccept>): Promise<Accepted> {
  return valueOf(await tryToAccept(...input))
}

/** Does the same where it may be refused. */
export async function tryToAccept(registration: string, change: Partial<AcceptValues> = {}) {
  const values: AcceptValues = { registration, division: '12U', gender: 'girl', number: '7', ...change }
  return acceptToRoster(await staffAs('registrar'), values, context)
}

/** Returns the state of a player: on the roster, in the film room, and of the enrollment. */
export async function findPlayerState(player: string) {
  const { rows } = await pool().query(
    `SELECT p.deleted_at IS NULL AS "onRoster", m.is_active AS "inFilmRoom", e.state::text AS enrolment
     FROM players p JOIN members m ON m.player_id = p.id AND m.role = 'player' JOIN enrolments e ON e.player_id = p.id
     WHERE p.id = $1`,
    [player],
  )
  return rows[0]
}
