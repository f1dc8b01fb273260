import 'server-only'
import { and, eq, isNull, ne } from '@payloadcms/db-postgres/drizzle'
import { enrolment_page, enrolments, members, players } from '@/database-tables'
import type { ConsentKey } from '../../rules/consents'
import { listConsentTexts, listSignatures, type ConsentText, type Signature } from '../consents'
import { findFamilyLink } from '@/server/family-links'
import { findMailSettings } from '@/server/mail/settings'
import { orm } from '@/server/database/orm'
import { type Client, pool } from '@/server/database/pool'
import type { Enrolment } from '../../rules/enrolment'
import { decryptDetails } from './decrypt-details'

export type EnrolmentView = {
  enrolment: Enrolment
  signatures: Signature[]
  texts: Partial<Record<ConsentKey, ConsentText>>
  title: string
  lede: string | null
  phone: string
}

const ENROLMENT = `
  SELECT e.id, e.state::text, e.season, e.guardian_name AS "guardianName",
    coalesce(e.emergency_name, '') AS "emergencyName", coalesce(e.emergency_phone, '') AS "emergencyPhone",
    coalesce(e.medical_notes, '') AS "medicalNotes",
    coalesce((SELECT json_agg(json_build_object('name', p.name, 'phone', coalesce(p.phone, ''),
      'relation', coalesce(p.relation, '')) ORDER BY p._order) FROM enrolments_pickups p WHERE p._parent_id = e.id), '[]')
      AS pickups,
    json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'division', p.division,
      'publication', p.publication) AS player,
    CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'reference', r.reference, 'status', r.status) END
      AS registration
  FROM enrolments e
  JOIN players p ON p.id = e.player_id AND p.deleted_at IS NULL
  LEFT JOIN player_registrations r ON r.id = e.registration_id
  WHERE e.id = $1 AND e.state <> 'ended'`

/** Returns the enrollment, locked until the caller's transaction ends; null when it has ended. */
export async function lockEnrolment(client: Client, id: string): Promise<Enrolment | null> {
  const { rows } = await client.query<Enrolment>(`${ENROLMENT} FOR UPDATE OF e`, [id])
  return rows[0] ? revealed(rows[0]) : null
}

/** Returns the enrollment of a valid private link. */
export async function findEnrolmentId(token: string): Promise<string | null> {
  return (await findFamilyLink(token, 'enrol'))?.entryId ?? null
}

/** Returns the data of the page behind a private link, or null for an invalid link. */
export async function findEnrolmentView(token: string): Promise<EnrolmentView | null> {
  const id = await findEnrolmentId(token)
  if (!id) return null
  const { rows } = await pool().query<Enrolment>(ENROLMENT, [id])
  if (!rows[0]) return null
  const [signatures, texts, [page], { academyPhone }] = await Promise.all([
    listSignatures(pool(), id),
    listConsentTexts(pool()),
    orm().select({ title: enrolment_page.title, lede: enrolment_page.lede }).from(enrolment_page).limit(1),
    findMailSettings(),
  ])
  const { title = 'Welcome to the team', lede = null } = page ?? {}
  return { enrolment: revealed(rows[0]), signatures, texts, title, lede, phone: academyPhone }
}

function revealed(enrolment: Enrolment): Enrolment {
  return { ...enrolment, ...decryptDetails(enrolment.player.id, enrolment) }
}

/** Returns the enrollment of a parent's child if the child is on a roster. */
export async function findChildEnrolment(childId: string): Promise<string | null> {
  const { player, state } = enrolments
  const [enrolment] = await orm()
    .select({ id: enrolments.id })
    .from(members)
    .innerJoin(enrolments, and(eq(player, members.player), ne(state, 'ended')))
    .innerJoin(players, and(eq(players.id, player), isNull(players.deletedAt)))
    .where(and(eq(members.id, childId), eq(members.role, 'player')))
  return enrolment?.id ?? null
}
