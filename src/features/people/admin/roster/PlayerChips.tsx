import type { BeforeListTableServerProps } from 'payload'
import { ListChips } from '@/admin/ListChips'
import { filterQuery } from '@/admin/list-narrowing'
import { loadOrNull } from '@/admin/load'
import type { Staff } from '@/payload-types'
import { DIVISION_KEYS } from '../../rules/divisions'
import { countPlayers } from '../../server/rosters/player-counts'

/** The filters above the list of players: all, each division, and those whose papers are missing, with their numbers. */
export async function PlayerChips({ collectionSlug, params, searchParams, user }: BeforeListTableServerProps) {
  const isTrash = params?.segments?.includes('trash')
  if (!user || isTrash) return null
  const counts = await loadOrNull('players', () => countPlayers(user as Staff))
  const divisions = DIVISION_KEYS.filter((key) => !counts || counts.byDivision.has(key))
  const chips = [
    { label: 'All', count: counts && counts.all, query: '' },
    ...divisions.map((key) => ({
      label: key,
      count: counts && counts.byDivision.get(key)!,
      query: filterQuery([{ division: { equals: key } }]),
    })),
    { label: 'Papers missing', count: counts && counts.missingPapers, query: 'only=papers-missing' },
  ]
  return <ListChips chips={chips} collectionSlug={collectionSlug} label="Players to show" searchParams={searchParams} />
}
