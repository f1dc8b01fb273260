import type { UIFieldServerProps } from 'payload'
import { findStory } from '../../store/entry/timeline'
import { listTwins } from '../../store/entry/duplicates'
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
  const [twins, story] = await Promise.all([
    listTwins(staff, place).catch(reportUnread),
    findStory(staff, place).catch(reportUnread),
  ])
  return (
    <>
      {twins === undefined && <NotLoaded what="Possible duplicates" />}
      {twins?.map((twin) => (
        <CompareDuplicates key={twin.theirs.id} kind={place.kind} twin={twin} />
      ))}
      {story === undefined && <NotLoaded what="History" />}
      {story && <Timeline kind={place.kind} reference={String(data?.reference ?? '')} moments={story} />}
    </>
  )
}
