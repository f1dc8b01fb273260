import 'server-only'
import type { Client } from '@/server/database/pool'
import type { Child } from '../child-file/child'

/** Lists the accounts of parents without another child, which are erased with this one. */
export async function listParents(client: Client, { members }: Pick<Child, 'members'>): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT r.parent_id AS id FROM members_rels r WHERE r.path = 'children' AND r.members_id = ANY ($1)
       AND NOT EXISTS (SELECT FROM members_rels other WHERE other.parent_id = r.parent_id AND other.path = 'children'
         AND other.members_id <> ALL ($1))`,
    [members],
  )
  return rows.map(({ id }) => id)
}
