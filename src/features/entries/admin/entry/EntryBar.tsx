import type { UIFieldServerProps } from 'payload'
import { isInboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { reportUnread } from '@/admin/report-unread'
import { FreshAfterSave } from './FreshAfterSave.client'
import { EntryPanel } from './EntryPanel.client'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { readDetails } from './read-details'

/** The internal data of an entry: assignee, tags and city. Families never see it. */
export async function EntryBar({ collectionSlug: kind, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(kind)) return null
  const details = await readDetails(req.user as Staff, kind, String(id)).catch(reportUnread)
  if (details === undefined) return <NotLoaded what="The panel" />
  return (
    details && (
      <>
        <FreshAfterSave />
        {!details.mergedInto && <EntryPanel key={`${details.status} ${details.dueAt}`} initial={details} />}
      </>
    )
  )
}
