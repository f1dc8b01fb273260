import 'server-only'
import type { Guardian } from '../enrolment/invitation'
import type { Client } from '@/server/database/pool'

/**
 * Links the parent's account to the child. An existing account keeps its name, password and other children; a new one allows no
 * sign-in until the family chooses a password. Only accounts with the role of a parent are linked.
 */
export async function linkParent(client: Client, { name, email }: Guardian, childId: string): Promise<void> {
  await client.query(
    `INSERT INTO members (name, role, email, is_active, is_under13, created_at, updated_at)
     VALUES ($1, 'parent', $2, true, false, now(), now()) ON CONFLICT (email) DO NOTHING`,
    [name, email],
  )
  await client.query(
    `INSERT INTO members_rels ("order", parent_id, path, members_id)
     SELECT coalesce((SELECT max("order") FROM members_rels WHERE parent_id = m.id AND path = 'children'), 0) + 1,
       m.id, 'children', $2::uuid
     FROM members m
     WHERE m.email = $1 AND m.role = 'parent' AND NOT EXISTS (
       SELECT FROM members_rels WHERE parent_id = m.id AND path = 'children' AND members_id = $2::uuid)`,
    [email, childId],
  )
}
