import type { UIFieldServerProps } from 'payload'
import { listDuplicates } from '../../server/entry/duplicates'
import { isInboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { CompareDuplicates } from '../lazy.client'
import { NotLoaded } from '@/admin/NotLoaded.client'
import { reportUnread } from '@/admin/report-unread'

/** The possible duplicates of an entry, each in a comparison below its answers. */
export async function EntryMain({ collectionSlug: kind, id, req }: UIFieldServerProps) {
  if (!req.user || !id || !isInboxKind(kind)) return null
  const duplicates = await listDuplicates(req.user as Staff, { kind, id: String(id) }).catch(reportUnread)
  if (duplicates === undefined) return <NotLoaded what="Possible duplicates" />
  return (
    <>
      {duplicates.map((duplicate) => (
        <CompareDuplicates key={duplicate.theirs.id} kind={kind} duplicate={duplicate} />
      ))}
    </>
  )
}
