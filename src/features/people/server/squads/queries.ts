import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import type { PublicPlayer } from '../../rules/public-player'
import { byAge } from '../../rules/squads'
import { readPublicPlayers } from './public-players'

/** Returns divisions with a squad, youngest first. */
export const listDivisions = cachedQuery(['divisions'], [cacheTags.collection('divisions')], async () => {
  const { docs } = await asVisitor().find({ collection: 'divisions', pagination: false })
  return byAge(docs).map(({ key }) => key)
})

/** Returns every player the public may see; see {@link readPublicPlayers}. Only the projections are cached. */
export const listPublicPlayers = cachedQuery(['public-players'], [cacheTags.collection('players')], readPublicPlayers)

/** Returns the player for a slug or a displayed name, and null for hidden and unknown players alike. */
export async function findPublicPlayer(slugOrName: string): Promise<PublicPlayer | null> {
  const players = await listPublicPlayers()
  const bySlug = players.find(({ slug }) => slug === slugOrName)
  return bySlug ?? players.find(({ name }) => name === slugOrName) ?? null
}
