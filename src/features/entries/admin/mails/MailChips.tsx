import type { BeforeListTableServerProps } from 'payload'
import { ListChips } from '@/admin/ListChips'
import { filterQuery } from '@/admin/list-narrowing'
import { loadOrNull } from '@/admin/load'
import type { Staff } from '@/payload-types'
import { outboxFilters } from '../../rules/outbox'
import { countOutbox } from '../../server/status-mails/outbox'

/** The filters above the outbox: waiting, failed and sent today, each with the number of mails. */
export async function MailChips({ collectionSlug, searchParams, user }: BeforeListTableServerProps) {
  if (!user) return null
  const now = new Date()
  const counts = await loadOrNull('outbox', () => countOutbox(user as Staff, now))
  const { waiting, failed, sentToday } = outboxFilters(now)
  const chips = [
    { label: 'All', count: counts && counts.all, query: '' },
    { label: 'Waiting', count: counts && counts.waiting, query: filterQuery(waiting) },
    { label: 'Failed', count: counts && counts.failed, query: filterQuery(failed) },
    { label: 'Sent today', count: counts && counts.sentToday, query: filterQuery(sentToday) },
  ]
  return <ListChips chips={chips} collectionSlug={collectionSlug} label="Mails to show" searchParams={searchParams} />
}
