import type { BeforeListTableServerProps } from 'payload'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { firstStatus, statusOptions, type FlowName } from '@/features/entries/rules/flow'
import type { Staff } from '@/payload-types'
import { countByStatus } from '../../server/counts'

type Props = BeforeListTableServerProps & { flow: FlowName; collectionSlug: InboxKind }

/** The number of entries by status, each a filter of the list below. */
export async function StatusChips({ collectionSlug, flow, searchParams, user }: Props) {
  if (!user) return null
  const found = await countByStatus(user as Staff, collectionSlug)
  const counts = statusOptions(flow).map(({ value, label }) => ({ status: value, label, count: found.get(value) ?? 0 }))
  const active = currentStatus(searchParams)
  const list = `/admin/collections/${collectionSlug}`
  return (
    <nav className="fc-chips" aria-label="Filter by status">
      <Chip href={list} label="All" count={counts.reduce((sum, { count }) => sum + count, 0)} isActive={!active} />
      {counts
        .filter(({ count, status }) => count > 0 || status === firstStatus(flow))
        .map(({ status, label, count }) => (
          <Chip
            key={status}
            href={`${list}?where[or][0][and][0][status][equals]=${status}`}
            label={label}
            count={count}
            isActive={active === status}
          />
        ))}
    </nav>
  )
}

type ChipProps = { href: string; label: string; count: number; isActive: boolean }

function Chip({ href, label, count, isActive }: ChipProps) {
  return (
    <a className="fc-chip" href={href} aria-current={isActive ? 'true' : undefined}>
      {label} <b>{count}</b>
    </a>
  )
}

/** Returns the status filter in the address of a list, or null. */
export function currentStatus(searchParams: unknown): string | null {
  const match = /"status":\{"equals":"(\w+)"/.exec(JSON.stringify(searchParams ?? {}))
  return match?.[1] ?? null
}
