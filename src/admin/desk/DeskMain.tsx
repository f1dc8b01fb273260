import type { UIFieldServerProps } from 'payload'
import { findStory } from '@/features/desk/story'
import { listTwins } from '@/features/desk/twins'
import { isInboxKind } from '@/lib/inbox/kinds'
import type { Staff } from '@/payload-types'
import { CompareTwins } from './CompareTwins.client'
import { NotLoaded } from './NotLoaded.client'
import { reportUnread } from './report-unread'
import { Story } from './Story.client'

/** Below an entry's words: other entries that may be the same, and everything that happened. */
export async function DeskMain({ collectionSlug, data, id, req }: UIFieldServerProps) {
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
        <CompareTwins key={twin.theirs.id} kind={place.kind} twin={twin} />
      ))}
      {story === undefined && <NotLoaded what="History" />}
      {story && <Story kind={place.kind} reference={String(data?.reference ?? '')} moments={story} />}
    </>
  )
}
