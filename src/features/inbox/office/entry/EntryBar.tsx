import type { UIFieldServerProps } from 'payload'
import { findEntryDetails } from '../../store/entry/queries'
import { isInboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { reportUnread } from './report-unread'
import { FreshAfterSave } from './FreshAfterSave.client'
import { EntryPanel } from './EntryPanel.client'
import { NotLoaded } from './NotLoaded.client'

/** Above an entry: by when an answer was promised, who works on it, tags and the city. */
export async function EntryBar({ collectionSlug, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(collectionSlug)) return null
  const details = await findEntryDetails(req.user as Staff, { kind: collectionSlug, id: String(id) }).catch(
    reportUnread,
  )
  if (details === undefined) return <NotLoaded what="The panel" />
  return (
    details && (
      <>
        <FreshAfterSave />
        <EntryPanel key={`${details.status} ${details.dueAt}`} initial={details} />
      </>
    )
  )
}
