import type { UIFieldServerProps } from 'payload'
import { findTimeline } from '../../store/entry/timeline'
import { listDuplicates } from '../../store/entry/duplicates'
import { isInboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { CompareDuplicates } from './CompareDuplicates.client'
import { NotLoaded } from './NotLoaded.client'
import { reportUnread } from './report-unread'
import { Timeline } from './Timeline.client'

/** Below an entry's words: other entries that may be the same, and everything that happened. */
export async function EntryMain({ collectionSlug, data, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(collectionSlug)) return null
  const [staff, place] = [req.user as Staff, { kind: collectionSlug, id: String(id) }]
  const [duplicates, timeline] = await Promise.all([
    listDuplicates(staff, place).catch(reportUnread),
    findTimeline(staff, place).catch(reportUnread),
  ])
  return (
    <>
      {duplicates === undefined && <NotLoaded what="Possible duplicates" />}
      {duplicates?.map((duplicate) => (
        <CompareDuplicates key={duplicate.theirs.id} kind={place.kind} duplicate={duplicate} />
      ))}
      {timeline === undefined && <NotLoaded what="History" />}
      {timeline && <Timeline kind={place.kind} reference={String(data?.reference ?? '')} events={timeline} />}
    </>
  )
}
