import 'server-only'
import { cache } from 'react'
import { telHref } from '@/lib/phone-numbers'
import { consentState, REQUIRED_CONSENTS, type ConsentKey, type ConsentState } from '../../rules/consents'
import type { DivisionKey } from '../../rules/divisions'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { currentConsents, listConsentTexts, listSignatures, type ConsentText, type Signature } from '../consents'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { decryptDetails } from '../enrolment/decrypt-details'
import { findRegistration, type Registration } from './accept-queries'
import { ENROLMENT } from '../enrolment/invitation'
import { proposeDivision, type Proposal } from '../../rules/rosters'
import type { RosterRow } from '../../rules/roster-table'
import { findCurrentSeason } from './seasons'

type Family = Pick<RosterRow, 'guardian' | 'missingPapers'>

type StoredFamily = { guardianName: string | null; guardianPhone: string | null; given: ConsentKey[] | null }

type StoredRow = Omit<RosterRow, keyof Family> & StoredFamily

/** Returns the players of a squad with their guardians and missing papers, in the order of the site. */
export async function listRoster(division: DivisionKey, client: Client = pool()): Promise<RosterRow[]> {
  const { rows } = await client.query<StoredRow>(
    `SELECT p.id, p.revision::int, p.first_name AS "firstName", p.first_name || ' ' || p.last_name AS name, p.number,
       p.position::text, p.height_feet::int AS "heightFeet", p.height_inches::int AS "heightInches",
       p.publication::text, allowed_publication(p.id)::text AS allowed,
       e.guardian_name AS "guardianName", e.guardian_phone AS "guardianPhone",
       CASE WHEN e.id IS NOT NULL THEN ARRAY(
         SELECT last.key FROM (SELECT DISTINCT ON (key) key, is_given FROM consents
           WHERE enrolment_id = e.id ORDER BY key, id DESC) last WHERE last.is_given) END AS given
     FROM players p LEFT JOIN enrolments e ON e.player_id = p.id AND e.state <> 'ended'
     WHERE p.division = $1 AND p.deleted_at IS NULL ORDER BY p."order", p.last_name, p.id`,
    [division],
  )
  return rows.map(({ guardianName, guardianPhone, given, ...row }) => ({
    ...row,
    ...familyOf({ guardianName, guardianPhone, given }),
  }))
}

/**
 * Returns the guardian and the missing papers of each player with an enrollment, by the player's id. Queried once per request:
 * each row of the list of players shows its own.
 */
export const listFamilies = cache(async (): Promise<Map<string, Family>> => {
  const { rows } = await pool().query<StoredFamily & { player: string }>(
    `SELECT e.player_id AS player, e.guardian_name AS "guardianName", e.guardian_phone AS "guardianPhone", ARRAY(
       SELECT last.key FROM (SELECT DISTINCT ON (key) key, is_given FROM consents
         WHERE enrolment_id = e.id ORDER BY key, id DESC) last WHERE last.is_given) AS given
     FROM enrolments e WHERE e.state <> 'ended'`,
  )
  return new Map(rows.map(({ player, ...family }) => [player, familyOf(family)]))
})

/** Returns each player's full name by the player's id, also of those in the trash. Queried once per request, for all rows of a list. */
export const listPlayerNames = cache(async (): Promise<Map<string, string>> => {
  const { rows } = await pool().query<{ id: string; firstName: string; lastName: string }>(
    'SELECT id, first_name AS "firstName", last_name AS "lastName" FROM players',
  )
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
})

function familyOf({ guardianName: name, guardianPhone: phone, given }: StoredFamily): Family {
  return {
    guardian: name ? { name, phone, phoneHref: phone && telHref(phone) } : null,
    missingPapers: given && REQUIRED_CONSENTS.filter((key) => !given.includes(key)),
  }
}

export type AcceptanceState =
  | { kind: 'open'; registration: Registration; proposal: Proposal | null; season: string | null }
  | {
      kind: 'made'
      enrolment: string
      player: string
      name: string
      consents: ConsentState
      isEnrolled: boolean
      /** The reason why the player is enrolled although papers are missing. */
      withoutPapers: string | null
    }
  | { kind: 'missing' }

/** Returns the roster step of a registration: the proposal, or the result. */
export async function findAcceptance(registrationId: string): Promise<AcceptanceState> {
  const registration = await findRegistration(pool(), registrationId)
  if (!registration) return { kind: 'missing' }
  const { enrolment, status } = registration
  if (enrolment) {
    const consents = consentState(currentConsents(await listSignatures(pool(), enrolment.id)))
    const name = `${enrolment.firstName} ${enrolment.lastName}`
    return {
      kind: 'made',
      enrolment: enrolment.id,
      player: enrolment.player,
      name,
      consents,
      isEnrolled: status === 'enrolled',
      withoutPapers: enrolment.withoutPapers,
    }
  }
  const season = await findCurrentSeason(pool())
  const proposal = season && proposeDivision(registration.dateOfBirth, season.cutoffOn)
  return { kind: 'open', registration, proposal, season: season?.name ?? null }
}

export type ConsentHistory = {
  player: { id: string; name: string; division: DivisionKey } | null
  state: ConsentState
  signatures: Signature[]
  texts: Partial<Record<ConsentKey, ConsentText>>
  /** When the newest private link expires; null when none is valid. */
  linkEnds: string | null
}

/** Returns what a family signed, and whether it has a valid link. */
export async function findConsentHistory(enrolmentId: string): Promise<ConsentHistory> {
  const [signatures, texts, link, players] = await Promise.all([
    listSignatures(pool(), enrolmentId),
    listConsentTexts(pool()),
    pool().query<{ ends: Date | null }>(
      `SELECT max(expires_at) AS ends FROM family_links WHERE entry_id = $1 AND purpose = 'enrol' AND expires_at > now()`,
      [enrolmentId],
    ),
    pool().query<NonNullable<ConsentHistory['player']>>(
      `SELECT p.id, p.first_name || ' ' || p.last_name AS name, p.division::text
       FROM enrolments e JOIN players p ON p.id = e.player_id AND p.deleted_at IS NULL WHERE e.id = $1`,
      [enrolmentId],
    ),
  ])
  const linkEnds = link.rows[0]?.ends?.toISOString() ?? null
  const state = consentState(currentConsents(signatures))
  return { player: players.rows[0] ?? null, state, signatures, texts, linkEnds }
}

/** The data that a coach needs during practice. */
export type PlayerCard = {
  id: string
  enrolment: string | null
  name: string
  number: string
  division: DivisionKey
  guardianName: string | null
  guardianPhone: string | null
  emergencyName: string | null
  emergencyPhone: string | null
  medicalNotes: string | null
  pickups: { name: string; phone: string | null; relation: string | null }[]
  consents: Partial<Record<ConsentKey, boolean>>
}

/** Returns the card of a player in one of these squads and records the access in the audit; null for other players. */
export async function openPlayerCard(
  staff: Staff,
  playerId: string,
  squads: readonly DivisionKey[],
): Promise<PlayerCard | null> {
  return transaction(async (client) => {
    const { rows } = await client.query<Omit<PlayerCard, 'consents'>>(
      `SELECT p.id, e.id AS enrolment, p.first_name || ' ' || p.last_name AS name, p.number, p.division::text,
         e.guardian_name AS "guardianName", e.guardian_phone AS "guardianPhone", e.emergency_name AS "emergencyName",
         e.emergency_phone AS "emergencyPhone", nullif(btrim(e.medical_notes), '') AS "medicalNotes",
         coalesce((SELECT json_agg(json_build_object('name', u.name, 'phone', u.phone, 'relation', u.relation)
           ORDER BY u._order) FROM enrolments_pickups u WHERE u._parent_id = e.id), '[]') AS pickups
       FROM players p LEFT JOIN enrolments e ON e.player_id = p.id
       WHERE p.id = $1 AND p.deleted_at IS NULL AND p.division::text = ANY($2)`,
      [playerId, squads],
    )
    const card = rows[0]
    if (!card) return null
    await recordEvent(client, staff, {
      action: 'opened the card',
      kind: card.enrolment ? ENROLMENT : 'players',
      entryId: card.enrolment ?? card.id,
    })
    const signatures = card.enrolment ? await listSignatures(client, card.enrolment) : []
    return { ...card, ...decryptDetails(card.id, card), consents: currentConsents(signatures) }
  })
}
