import 'server-only'
import type { RequestContext } from 'payload'
import { ageOn } from '@/lib/birthday'
import { consentState } from '../../rules/consents'
import { TEEN_AGE } from '@/features/members/rules/members'
import { displayName } from '../../rules/player-names'
import { registrationFlow } from '@/features/registration/rules/flows'
import { PLAYER_AGE } from '@/lib/player-options'
import { toDay } from '@/lib/dates'
import { done, refused, type Result } from '@/lib/result'
import type { Player, Staff } from '@/payload-types'
import type { Refusal } from '@/server/http/answers'
import { recordEvent } from '@/server/audit'
import { changeStatus } from '@/server/entries/change-status'
import { currentConsents, listSignatures } from '../consents'
import { inviteWithPlace } from '../enrolment/invitation'
import { formatCode, issueFirstCode } from '@/features/members/server/api'
import { transaction, type Work } from '@/server/database/transaction'
import { asSystem } from '@/server/payload'
import { linkParent } from './family'
import { findDivisionId, findRegistration, findReturning, type Registration } from './accept-queries'
import type { AcceptValues } from '../../rules/roster-schema'
import { findCurrentSeason, type Season } from './seasons'

export type Accepted = {
  player: string
  enrolment: string
  name: string
  /** Shown only once; null when the player already had an account or was accepted before. */
  code: string | null
  isRepeat: boolean
}

type Decision = { values: AcceptValues; registration: Registration; season: Season; divisionId: string }

/**
 * Adds the player of an accepted registration to the roster in one transaction, with member account, parent's account,
 * enrollment and the invitation of the family. Idempotent: a repeated or concurrent request returns what the first one created.
 */
export async function acceptToRoster(
  staff: Staff,
  values: AcceptValues,
  context?: RequestContext,
): Promise<Result<Accepted, Refusal>> {
  const reason = 'A registrar accepts a player: the handler has checked the role'
  return transaction(async (client, join) => {
    const work = await join(await asSystem(reason), { staff, context })
    // A second request waits for this lock, so that two players with the same name get different slugs.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('accept-to-roster'))`)
    const registration = await findRegistration(client, values.registration)
    if (!registration) return refused({ status: 404, message: 'There is no such registration.' })
    if (registration.enrolment) return done(repeat(registration.enrolment))
    if (registration.status !== 'accepted')
      return refused({ status: 409, message: 'Move the registration to “Accepted” first.' })
    const season = await findCurrentSeason(client)
    if (!season)
      return refused({ status: 409, message: 'No season is current. Begin one under “Season rollover” first.' })
    const divisionId = await findDivisionId(client, values.division)
    if (!divisionId)
      return refused({ status: 409, message: `There is no squad ${values.division}. Add it under “Divisions” first.` })
    if (!isPlayerAge(registration))
      return refused({ status: 409, message: 'The date of birth cannot be right. Ask the family.' })
    const decision = { values, registration, season, divisionId }
    const accepted = await enrol(work, decision)
    const changed = await changeStatus(
      staff,
      { kind: 'player-registrations', id: registration.id, flow: registrationFlow },
      accepted.isEnrolled ? 'enrolled' : 'accepted',
      { force: true, data: { division: values.division }, work },
    )
    if (!changed.ok) return refused({ status: 409, message: changed.error })
    const { reference } = registration
    await recordEvent(client, staff, {
      action: 'put on the roster',
      kind: 'player-registrations',
      entryId: registration.id,
      reference,
    })
    const { isEnrolled: _isEnrolled, ...answer } = accepted
    return done(answer)
  })
}

function isPlayerAge({ dateOfBirth }: Registration): boolean {
  const age = ageOn(dateOfBirth, toDay(new Date()))
  return age >= PLAYER_AGE.min && age <= PLAYER_AGE.max
}

function repeat(made: { id: string; player: string; firstName: string; lastName: string }): Accepted {
  const name = displayName(made, 'initial')!
  return { player: made.player, enrolment: made.id, name, code: null, isRepeat: true }
}

async function enrol(work: Work, decision: Decision): Promise<Accepted & { isEnrolled: boolean }> {
  const { registration } = decision
  const returning = await findReturning(work.client, registration)
  const player = returning ? await restorePlayer(work, decision, returning.player) : await makePlayer(work, decision)
  const enrolment = await writeEnrolment(work, decision, player.id, returning?.enrolment ?? null)
  const { id: memberId, code } = await giveAccount(work, decision, player)
  await linkParent(work.client, registration.guardian, memberId)
  const { isComplete } = consentState(currentConsents(await listSignatures(work.client, enrolment)))
  const isEnrolled = isComplete || decision.values.withoutPapers !== undefined
  if (!isComplete) {
    const { guardian, firstName, reference } = registration
    await inviteWithPlace(work.client, registration.id, { enrolmentId: enrolment, guardian, firstName, reference })
  }
  return { player: player.id, enrolment, name: displayName(player, 'initial')!, code, isRepeat: false, isEnrolled }
}

// The name is not published until the family has given its consents.
async function makePlayer({ payload, req }: Work, { values, registration }: Decision): Promise<Player> {
  const { division, gender, number } = values
  const { firstName, lastName, position, heightFeet, heightInches } = registration
  const age = ageOn(registration.dateOfBirth, toDay(new Date()))
  const data = { firstName, lastName, number, division, gender, age, position, heightFeet, heightInches }
  const last = await payload.find({ collection: 'players', sort: '-order', limit: 1, depth: 0, req })
  const order = (last.docs[0]?.order ?? 0) + 10
  return payload.create({
    collection: 'players',
    data: { ...data, order, publication: 'hidden' } as Omit<Player, 'id' | 'createdAt' | 'updatedAt'>,
    req,
  })
}

async function restorePlayer({ payload, req }: Work, { values, registration }: Decision, id: string): Promise<Player> {
  const { division, number } = values
  const age = ageOn(registration.dateOfBirth, toDay(new Date()))
  // A former player is restored from the trash.
  const data = { division, number, age, deletedAt: null }
  return payload.update({ collection: 'players', id, data, trash: true, req })
}

async function writeEnrolment(
  { payload, req }: Work,
  { registration, season, values }: Decision,
  player: string,
  existing: string | null,
): Promise<string> {
  const { id, dateOfBirth, guardian, guardianPhone, emergencyName, emergencyPhone } = registration
  const facts = {
    registration: id,
    season: season.name,
    guardianName: guardian.name,
    guardianEmail: guardian.email,
    guardianPhone,
    withoutPapers: values.withoutPapers ?? null,
  }
  if (existing) {
    await payload.update({ collection: 'enrolments', id: existing, data: facts, req })
    return existing
  }
  const data = { ...facts, player, dateOfBirth, emergencyName, emergencyPhone, state: 'invited' as const }
  return (await payload.create({ collection: 'enrolments', data, req })).id
}

async function giveAccount(
  { payload, req, client }: Work,
  { registration, divisionId }: Decision,
  player: Player,
): Promise<{ id: string; code: string | null }> {
  const where = { player: { equals: player.id }, role: { equals: 'player' } }
  const { docs } = await payload.find({ collection: 'members', where, limit: 1, depth: 0, req })
  const shared = {
    divisions: [divisionId],
    isActive: true,
    guardianEmail: registration.guardian.email,
    isUnder13: ageOn(registration.dateOfBirth, toDay(new Date())) < TEEN_AGE,
  }
  if (docs[0]) {
    await payload.update({ collection: 'members', id: docs[0].id, data: shared, req })
    return { id: docs[0].id, code: null }
  }
  const name = displayName(player, 'initial')!
  const data = { ...shared, name, role: 'player' as const, player: player.id }
  const { id } = await payload.create({ collection: 'members', data, req })
  return { id, code: formatCode(await issueFirstCode(client, id)) }
}
