import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
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
    return docs.map(toPublicPlayer).filter((player) => player !== null)
  },
)

/** The player at this address: a slug, or a name as the site shows it. Null for hidden and unknown ones alike. */
export async function findPublicPlayer(slugOrName: string): Promise<PublicPlayer | null> {
  const players = await listPublicPlayers()
  const bySlug = players.find(({ slug }) => slug === slugOrName)
  return bySlug ?? players.find(({ name }) => name === slugOrName) ?? null
}
