import type { BeforeListTableServerProps } from 'payload'
import { isInboxKind } from '@/features/entries/rules/kinds'
import { parseNarrowing } from '@/features/entries/rules/narrowing-schema'
import type { Staff } from '@/payload-types'
import { handlesKind } from '@/features/entries/server/api'
import { currentStatus } from './StatusChips'
import { InboxExport } from '../lazy.client'

/** The export button above an entry list, with the status filter of the list. */
export function ExportBar({ collectionSlug, searchParams, user }: BeforeListTableServerProps) {
  if (!user || !isInboxKind(collectionSlug) || !handlesKind(user as Staff, collectionSlug)) return null
  const status = currentStatus(searchParams) ?? undefined
  return <InboxExport filters={parseNarrowing({ kind: collectionSlug, status })} />
}
