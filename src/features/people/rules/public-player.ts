import type { Player } from '@/payload-types'
import {
  displayName,
  isNumbered,
  leastPublication,
  publicSlug,
  type Publication,
  withoutPrivateNames,
} from './player-names'

/** Everything of a player that may leave the server for the public. */
export type PublicPlayer = {
  slug: string
  name: string
  number: string
  division: Player['division']
  position: string | null
  height: string | null
  bio: string | null
  stats: { label: string; value: string }[]
  achievements: string[]
}

/** What the projection reads. A query selects exactly these, so that nothing else is ever in its hands. */
export const PUBLIC_PLAYER_SELECT = {
  firstName: true,
  lastName: true,
  publication: true,
  publicSlug: true,
  number: true,
  division: true,
  position: true,
  heightFeet: true,
  heightInches: true,
  bio: true,
  stats: true,
  achievements: true,
} as const

export type SelectedPlayer = Pick<Player, keyof typeof PUBLIC_PLAYER_SELECT>

/**
 * The one projection of a player for the public; null for a player who is hidden.
 * @param allowed what the family signed: never is more shown, whatever the office chose or entered
 */
export function toPublicPlayer(player: SelectedPlayer, allowed: Publication): PublicPlayer | null {
  const publication = leastPublication(player.publication, allowed)
  const name = displayName(player, publication)
  const address = publicSlug(player, publication)
  if (!name || !address || !player.publicSlug || !isNumbered(player.publicSlug, address)) return null
  const toText = (text: string) => (publication === 'full' ? text : withoutPrivateNames(text, player))
  return {
    slug: player.publicSlug,
    name,
    number: player.number,
    division: player.division,
    position: player.position ?? null,
    height: formatHeight(player.heightFeet, player.heightInches),
    bio: toText(player.bio?.trim() ?? '') || null,
    stats: listStats(player.stats),
    achievements: (player.achievements ?? []).flatMap(({ achievement }) => toText(achievement) ?? []),
  }
}

/** Feet and inches, such as 5'4". Inches alone say nothing. */
export function formatHeight(feet?: number | null, inches?: number | null): string | null {
  return feet ? `${feet}'${inches ?? 0}"` : null
}

/** The page that a squad's row links to: by the name shown, and by slug where namesakes would meet. */
export function linkTarget(player: PublicPlayer, all: readonly PublicPlayer[]): string {
  const isUnique = all.filter(({ name }) => name === player.name).length === 1
  return isUnique ? player.name : player.slug
}

const STATS = [
  ['ppg', 'Points'],
  ['rpg', 'Rebounds'],
  ['apg', 'Assists'],
] as const

function listStats(stats: SelectedPlayer['stats']): PublicPlayer['stats'] {
  return STATS.flatMap(([key, label]) => {
    const value = stats?.[key]
    return typeof value === 'number' ? [{ label, value: value.toFixed(1) }] : []
  })
}
