import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { divisions } from '@/database-tables'
import { orm } from '@/server/database/orm'
import type { POSITIONS } from '@/lib/player-options'
import type { DivisionKey } from '../../rules/divisions'
import { decryptRow } from '@/server/encryption/rows'
import type { Client } from '@/server/database/pool'
import type { Guardian } from '../enrolment/invitation'

type AcceptedPlayer = { id: string; player: string; firstName: string; lastName: string; withoutPapers: string | null }

/** The data of a registration that the roster needs. */
export type Registration = {
  id: string
  reference: string
  status: string
  firstName: string
  lastName: string
  dateOfBirth: string
  position: (typeof POSITIONS)[number] | null
  heightFeet: number
  heightInches: number
  requestedNumber: string | null
  division: DivisionKey | null
  guardian: Guardian
  guardianPhone: string
  emergencyName: string
  emergencyPhone: string
  /** The enrollment of an earlier acceptance; null again once the player has left. */
  enrolment: AcceptedPlayer | null
}

/** Returns the registration with its enrollment, if it has one. */
export async function findRegistration(client: Client, id: string): Promise<Registration | null> {
  const { rows } = await client.query<Registration>(
    `SELECT r.id, r.reference, r.status::text, r.player_first_name AS "firstName", r.player_last_name AS "lastName",
       r.date_of_birth AS "dateOfBirth", r.height_feet::int AS "heightFeet", r.height_inches::int AS "heightInches",
       r.jersey_number AS "requestedNumber", r.division::text,
       (SELECT p.value::text FROM player_registrations_positions p WHERE p.parent_id = r.id ORDER BY p."order" LIMIT 1)
         AS position,
       json_build_object('name', btrim(r.parent_first_name || ' ' || coalesce(r.parent_last_name, '')),
         'email', lower(btrim(r.parent_email))) AS guardian,
       r.parent_phone AS "guardianPhone", r.emergency_contact_name AS "emergencyName",
       r.emergency_contact_phone AS "emergencyPhone",
       (SELECT json_build_object('id', e.id, 'player', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
         'withoutPapers', nullif(e.without_papers, ''))
         FROM enrolments e JOIN players p ON p.id = e.player_id WHERE e.registration_id = r.id AND e.state <> 'ended')
         AS enrolment
     FROM player_registrations r WHERE r.id = $1`,
    [id],
  )
  const [registration] = rows
  return registration ? { ...registration, ...decryptContact(registration) } : null
}

function decryptContact({ reference, emergencyName, emergencyPhone }: Registration) {
  const encrypted = { emergencyContactName: emergencyName, emergencyContactPhone: emergencyPhone }
  const contact = decryptRow('player_registrations', reference, encrypted)
  return { emergencyName: contact.emergencyContactName, emergencyPhone: contact.emergencyContactPhone }
}

/**
 * Returns the current or former roster player of the same family, for a family that registers again or accepts its place later.
 */
export async function findReturning(
  client: Client,
  { id, firstName, lastName, dateOfBirth, guardian }: Registration,
): Promise<{ enrolment: string; player: string } | null> {
  const { rows } = await client.query<{ enrolment: string; player: string }>(
    `SELECT e.id AS enrolment, p.id AS player FROM enrolments e JOIN players p ON p.id = e.player_id
     WHERE e.registration_id = $5 OR (e.date_of_birth = $1 AND e.guardian_email = $2
       AND (p.deleted_at IS NULL OR e.state = 'ended')
       AND inbox_fold(p.first_name) = inbox_fold($3) AND inbox_fold(p.last_name) = inbox_fold($4))
     ORDER BY e.registration_id = $5 DESC NULLS LAST LIMIT 1`,
    [dateOfBirth, guardian.email, firstName, lastName, id],
  )
  return rows[0] ?? null
}

/** Returns the id of a squad by its key, or null when it does not exist this season. */
export async function findDivisionId(client: Client, key: DivisionKey): Promise<string | null> {
  const [squad] = await orm(client).select({ id: divisions.id }).from(divisions).where(eq(divisions.key, key))
  return squad?.id ?? null
}
