import 'server-only'
import { pool } from '@/server/database/pool'
import type { DivisionKey } from '../rules/divisions'
import type { FamilyPapers } from '../rules/family-papers'
import { decryptDetails } from './enrolment/decrypt-details'

/** The roster's data about a parent's child. */
export type FamilyPlayer = {
  /** The child's film room account. */
  child: string
  /** Null for a child who is not on a roster. */
  player: { lastName: string; number: string; division: DivisionKey } | null
  /** The keys of the divisions whose films and dates concern the child. */
  divisions: string[]
  /** Null without an enrollment in this season. */
  papers: FamilyPapers | null
}

type Row = {
  child: string
  player: { id: string; lastName: string; number: string; division: DivisionKey } | null
  divisions: string[]
  papers: FamilyPapers | null
}

/**
 * Returns the players of these children with their papers, by account, in one statement. The caller has verified that they are
 * the parent's own children.
 * @param email the parent's; another guardian of an enrollment stays unnamed
 */
export async function listFamilyPlayers(
  children: readonly string[],
  email: string | null,
): Promise<Map<string, FamilyPlayer>> {
  const { rows } = await pool().query<Row>(FAMILY_PLAYERS, [children, email])
  return new Map(rows.map((row) => [row.child, toFamilyPlayer(row)]))
}

function toFamilyPlayer({ player, papers, ...row }: Row): FamilyPlayer {
  if (!player) return { ...row, player, papers }
  const { id, ...roster } = player
  return { ...row, player: roster, papers: papers && { ...papers, ...revealed(id, papers) } }
}

function revealed(player: string, { emergencyName, emergencyPhone, pickups }: FamilyPapers) {
  const { medicalNotes: _none, ...details } = decryptDetails(player, {
    emergencyName,
    emergencyPhone,
    pickups,
    medicalNotes: '',
  })
  return details
}

const FAMILY_PLAYERS = `
  SELECT m.id AS child,
    CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'lastName', p.last_name, 'number', p.number,
      'division', p.division) END AS player,
    ARRAY(SELECT d.key::text FROM members_rels r JOIN divisions d ON d.id = r.divisions_id
      WHERE r.parent_id = m.id AND r.path = 'divisions' ORDER BY d."order") AS divisions,
    CASE WHEN n.id IS NOT NULL THEN json_build_object(
      'isSigned', n.state = 'complete', 'guardian', CASE WHEN lower(n.guardian_email) = lower($2) THEN
        json_build_object('name', n.guardian_name, 'phone', n.guardian_phone) END,
      'emergencyName', coalesce(n.emergency_name, ''), 'emergencyPhone', coalesce(n.emergency_phone, ''),
      'pickups', coalesce((SELECT json_agg(json_build_object('name', k.name, 'phone', coalesce(k.phone, ''),
        'relation', coalesce(k.relation, '')) ORDER BY k._order) FROM enrolments_pickups k WHERE k._parent_id = n.id), '[]'),
      'given', coalesce((SELECT json_object_agg(c.key, c.is_given) FROM (SELECT DISTINCT ON (key) key, is_given
        FROM consents WHERE enrolment_id = n.id ORDER BY key, id DESC) c), '{}')) END AS papers
  FROM members m
  LEFT JOIN players p ON p.id = m.player_id AND p.deleted_at IS NULL
  LEFT JOIN enrolments n ON n.player_id = p.id AND n.state <> 'ended'
  WHERE m.id = ANY ($1::uuid[]) AND m.role = 'player'`
