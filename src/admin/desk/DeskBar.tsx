import type { UIFieldServerProps } from 'payload'
import { findDesk } from '@/features/desk/queries'
import { isInboxKind } from '@/lib/inbox/kinds'
import type { Staff } from '@/payload-types'
import { reportUnread } from './report-unread'
import { FreshAfterSave } from './FreshAfterSave.client'
import { DeskPanel } from './DeskPanel.client'
import { NotLoaded } from './NotLoaded.client'

/** Above an entry: by when an answer was promised, who works on it, tags and the city. */
export async function DeskBar({ collectionSlug, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(collectionSlug)) return null
  const desk = await findDesk(req.user as Staff, { kind: collectionSlug, id: String(id) }).catch(reportUnread)
  if (desk === undefined) return <NotLoaded what="Desk" />
  return (
    desk && (
      <>
        <FreshAfterSave />
        <DeskPanel key={`${desk.status} ${desk.dueAt}`} initial={desk} />
      </>
    )
  )
}
