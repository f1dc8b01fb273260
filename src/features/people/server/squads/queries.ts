import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import type { PublicPlayer } from '../../rules/public-player'
import { byAge } from '../../rules/squads'
import { readPublicPlayers } from './public-players'

/** Divisions with a squad, youngest first. */
export const listDivisions = cachedQuery(['divisions'], [cacheTags.collection('divisions')], async () => {
  const { docs } = await asVisitor().find({ collection: 'divisions', pagination: false })
  return byAge(docs).map(({ key }) => key)
})

/** Every player the public may see; see {@link readPublicPlayers}. Only the projection is cached. */
export const listPublicPlayers = cachedQuery(['public-players'], [cacheTags.collection('players')], readPublicPlayers)

/** The player at this address: a slug, or a name as the site shows it. Null for hidden and unknown ones alike. */
export async function findPublicPlayer(slugOrName: string): Promise<PublicPlayer | null> {
  const players = await listPublicPlayers()
  const bySlug = players.find(({ slug }) => slug === slugOrName)
  return bySlug ?? players.find(({ name }) => name === slugOrName) ?? null
}
