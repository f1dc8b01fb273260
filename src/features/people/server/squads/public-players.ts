import 'server-only'
import { pool } from '@/server/database/pool'
import { asSystem } from '@/server/payload'
import type { Publication } from '../../rules/player-names'
import { PUBLIC_PLAYER_SELECT, toPublicPlayer, type PublicPlayer } from '../../rules/public-player'

/** Returns every player the public may see, in roster order, as public projections only. */
export async function readPublicPlayers(): Promise<PublicPlayer[]> {
  // Visitors have no read access to the collection, because its rows contain last names.
  const payload = await asSystem('public roster projection')
  const { docs } = await payload.find({
    collection: 'players',
    where: { publication: { not_equals: 'hidden' } },
    select: PUBLIC_PLAYER_SELECT,
    sort: 'order',
    pagination: false,
  })
  const allowed = await listAllowed()
  return docs
    .map((player) => toPublicPlayer(player, allowed.get(player.id) ?? 'hidden'))
    .filter((player) => player !== null)
}

/** Returns what each family's consents allow, without the players of open take-down requests. */
async function listAllowed(): Promise<ReadonlyMap<string, Publication>> {
  const { rows } = await pool().query<{ id: string; allowed: Publication }>(
    `SELECT id, allowed_publication(id) AS allowed FROM players p
     WHERE publication <> 'hidden' AND deleted_at IS NULL
       AND NOT EXISTS (SELECT FROM takedown_requests WHERE player_id = p.id AND state IN ('hidden', 'away'))`,
  )
  return new Map(rows.map(({ id, allowed }) => [id, allowed]))
}
