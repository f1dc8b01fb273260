import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { pool } from '@/server/database/pool'
import { asSystem, asVisitor } from '@/server/payload'
import { PUBLIC_PLAYER_SELECT, toPublicPlayer, type PublicPlayer } from '../../rules/public-player'
import { byAge } from '../../rules/squads'

/** Divisions with a squad, youngest first. */
export const listDivisions = cachedQuery(['divisions'], [cacheTags.collection('divisions')], async () => {
  const { docs } = await asVisitor().find({ collection: 'divisions', pagination: false })
  return byAge(docs).map(({ key }) => key)
})

/** Every player the public may see, in the order of the rosters. Only the projection leaves, and only it is cached. */
export const listPublicPlayers = cachedQuery(
  ['public-players'],
  [cacheTags.collection('players')],
  async (): Promise<PublicPlayer[]> => {
    // Visitors may not read the collection, because its rows hold last names.
    const payload = await asSystem('public roster projection')
    const { docs } = await payload.find({
      collection: 'players',
      where: { publication: { not_equals: 'hidden' } },
      select: PUBLIC_PLAYER_SELECT,
      sort: 'order',
      pagination: false,
    })
    const away = await listAskedAway()
    return docs
      .filter(({ id }) => !away.has(id))
      .map(toPublicPlayer)
      .filter((player) => player !== null)
  },
)

/** The player at this address: a slug, or a name as the site shows it. Null for hidden and unknown ones alike. */
export async function findPublicPlayer(slugOrName: string): Promise<PublicPlayer | null> {
  const players = await listPublicPlayers()
  const bySlug = players.find(({ slug }) => slug === slugOrName)
  return bySlug ?? players.find(({ name }) => name === slugOrName) ?? null
}

async function listAskedAway(): Promise<ReadonlySet<string>> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT player_id AS id FROM takedown_requests WHERE player_id IS NOT NULL AND state IN ('hidden', 'away')`,
  )
  return new Set(rows.map(({ id }) => id))
}
