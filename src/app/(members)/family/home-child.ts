import type { Child } from '@/features/members/server/api'
import type { DivisionKey } from '@/features/people/rules/divisions'
import type { FamilyPapers } from '@/features/people/rules/family-papers'
import { jerseyNumber } from '@/features/people/rules/jersey'
import type { FamilyPlayer } from '@/features/people/server/family-players'
import { firstWord } from '@/lib/text'

/** A child on the family's page. */
export type HomeChild = {
  /** The child's film room account. */
  id: string
  firstName: string
  /** Null for a child who is not on a roster. */
  lastName: string | null
  /** The jersey number; null before one is given out. */
  number: string | null
  /** The squad; null for a child who is not on a roster. */
  squad: DivisionKey | null
  /** The keys of the divisions whose films and dates concern the child. */
  divisions: string[]
  papers: FamilyPapers | null
}

/** Combines a parent's child with its data on the roster. */
export function toHomeChild({ id, name }: Child, found: FamilyPlayer | undefined): HomeChild {
  const { player = null, divisions = [], papers = null } = found ?? {}
  return {
    id,
    firstName: firstWord(name),
    lastName: player?.lastName ?? null,
    number: (player && jerseyNumber(player.number)?.text) ?? null,
    squad: player?.division ?? null,
    divisions: player ? [...new Set([player.division, ...divisions])] : divisions,
    papers,
  }
}

/** Returns the jersey number of a child, or the initial. It marks the child in the week and beside a task. */
export function markOf({ number, firstName }: Pick<HomeChild, 'number' | 'firstName'>): string {
  return number ?? firstName.charAt(0).toUpperCase()
}

/** Returns the heading of the page: 'The Whitfields' when all children share a last name, else 'Your family'. */
export function familyTitle(children: readonly Pick<HomeChild, 'lastName'>[]): string {
  const [first, ...others] = children.map(({ lastName }) => lastName?.trim() ?? '')
  if (!first || others.some((name) => name.toLowerCase() !== first.toLowerCase())) return 'Your family'
  return `The ${first}${/(s|x|z|ch|sh)$/i.test(first) ? 'es' : 's'}`
}

/** Joins the first names of children: 'Nora', 'Nora and Miles', 'Nora, Miles, and June'. */
export function joinNames(children: readonly Pick<HomeChild, 'firstName'>[]): string {
  return new Intl.ListFormat('en-US').format(children.map(({ firstName }) => firstName))
}
