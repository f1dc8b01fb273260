import type { UIFieldServerProps } from 'payload'
import { findDesk } from '../../store/entry/queries'
import { isInboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { reportUnread } from './report-unread'
import { FreshAfterSave } from './FreshAfterSave.client'
import { EntryPanel } from './EntryPanel.client'
import { NotLoaded } from './NotLoaded.client'

/** Above an entry: by when an answer was promised, who works on it, tags and the city. */
export async function EntryBar({ collectionSlug, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(collectionSlug)) return null
  const desk = await findDesk(req.user as Staff, { kind: collectionSlug, id: String(id) }).catch(reportUnread)
  if (desk === undefined) return <NotLoaded what="Desk" />
  return (
    desk && (
      <>
        <FreshAfterSave />
        <EntryPanel key={`${desk.status} ${desk.dueAt}`} initial={desk} />
      </>
    )
  )
}
