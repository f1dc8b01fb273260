import type { BeforeListTableServerProps } from 'payload'
import { ListChips } from '@/admin/ListChips'
import { filterQuery, narrowingOf } from '@/admin/list-narrowing'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { firstStatus, statusOptions, type FlowName } from '@/features/entries/rules/flow'
import type { Staff } from '@/payload-types'
import { countByStatus } from '../../server/counts'

type Props = BeforeListTableServerProps & { flow: FlowName; collectionSlug: InboxKind }

/** The number of entries by status, each a filter of the list below. */
export async function StatusChips({ collectionSlug, flow, searchParams, user }: Props) {
  if (!user) return null
  const found = await countByStatus(user as Staff, collectionSlug)
  const total = [...found.values()].reduce((sum, count) => sum + count, 0)
  const statuses = statusOptions(flow).filter(({ value }) => found.has(value) || value === firstStatus(flow))
  const chips = [
    { label: 'All', count: total, query: '' },
    ...statuses.map(({ value, label }) => ({
      label,
      count: found.get(value) ?? 0,
      query: filterQuery([{ status: { equals: value } }]),
    })),
  ]
  return (
    <ListChips chips={chips} collectionSlug={collectionSlug} label="Filter by status" searchParams={searchParams} />
  )
}

/** Returns the status filter in the address of a list, or null. */
export function currentStatus(searchParams: unknown): string | null {
  return /\[status\]\[equals\]=(\w+)/.exec(narrowingOf(searchParams))?.[1] ?? null
}
