import type { BeforeListTableServerProps } from 'payload'
import { FLOWS, type FlowName } from '@/features/inbox/rules'
import type { Staff } from '@/payload-types'
import { asStaff } from '@/server/payload'

type InboxSlug = 'player-registrations' | 'tryout-registrations' | 'applications' | 'form-entries'
type Props = BeforeListTableServerProps & { flow: FlowName; collectionSlug: InboxSlug }

/** How many entries stand where, each a filter of the list below. */
export async function StatusChips({ collectionSlug, flow, searchParams, user }: Props) {
  if (!user) return null
  const counts = await countByStatus(collectionSlug, flow, user as Staff)
  const active = currentStatus(searchParams)
  const list = `/admin/collections/${collectionSlug}`
  return (
    <nav className="fc-chips" aria-label="Filter by status">
      <Chip href={list} label="All" count={counts.reduce((sum, { count }) => sum + count, 0)} isActive={!active} />
      {counts
        .filter(({ count, status }) => count > 0 || status === 'pending')
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

function countByStatus(collection: InboxSlug, flow: FlowName, user: Staff) {
  return Promise.all(
    Object.entries(FLOWS[flow]).map(async ([status, { label }]) => {
      const { totalDocs } = await asStaff(user).count({ collection, where: { status: { equals: status } } })
      return { status, label, count: totalDocs }
    }),
  )
}

function currentStatus(searchParams: unknown): string | null {
  const match = /"status":\{"equals":"(\w+)"/.exec(JSON.stringify(searchParams ?? {}))
  return match?.[1] ?? null
}
