import type { UIFieldServerProps } from 'payload'
import { findTimeline } from '../../server/entry/timeline'
import { isInboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'
import { Timeline } from './Timeline.client'

/** The timeline of an entry. */
export async function CaseHistory({ collectionSlug: kind, data, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(kind)) return null
  const timeline = await findTimeline(req.user as Staff, { kind, id: String(id) }).catch(reportUnread)
  if (timeline === undefined) return <NotLoaded what="History" />
  return timeline && <Timeline kind={kind} reference={String(data?.reference ?? '')} events={timeline} />
}
