import type { Player } from '@/payload-types'
import {
  displayName,
  isNumbered,
  leastPublication,
  publicSlug,
  type Publication,
  withoutPrivateNames,
} from './player-names'

/** The data of a player that may be published. */
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

/** The fields that the projection needs. Queries select exactly these, so that no other data is loaded. */
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
 * Projects a player for the public; null for a hidden player. All public data goes through this function.
 * @param allowed the limit set by the family's consents, whatever staff chose or entered
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

/** Splits a text about a player into its first sentence, to be set large, and the rest. */
export function splitBio(bio: string | null): { first: string; rest: string } {
  const [, first = bio ?? '', rest = ''] = bio?.match(/^(.+?[.!?]”?)\s+(.+)$/s) ?? []
  return { first, rest }
}

// Inches without feet are no height.
function formatHeight(feet?: number | null, inches?: number | null): string | null {
  return feet ? `${feet}'${inches ?? 0}"` : null
}

/** Returns the page that a squad's row links to: by displayed name, or by slug if several players share it. */
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
