import type { BeforeListTableServerProps } from 'payload'
import { isInboxKind } from '../../rules/kinds'
import { parseNarrowing } from '../../rules/narrowing-schema'
import type { Staff } from '@/payload-types'
import { handlesKind } from '../../server/api'
import { currentStatus } from './StatusChips'
import { InboxExport } from '../lazy.client'

/** The export button above an entry list, with the status filter of the list. */
export function ExportBar({ collectionSlug, searchParams, user }: BeforeListTableServerProps) {
  if (!user || !isInboxKind(collectionSlug) || !handlesKind(user as Staff, collectionSlug)) return null
  const status = currentStatus(searchParams) ?? undefined
  return <InboxExport filters={parseNarrowing({ kind: collectionSlug, status })} />
}
