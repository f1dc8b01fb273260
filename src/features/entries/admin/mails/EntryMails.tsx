import type { UIFieldServerProps } from 'payload'
import { findEntryPanel } from '../../server/status-mails/queries'
import { isInboxKind, type InboxKind } from '../../rules/kinds'
import type { Staff } from '@/payload-types'
import { logger } from '@/server/logger'
import { EntryMailsPanel } from '../lazy.client'
import { LoadAgain } from './LoadAgain.client'

/** The mail panel of an entry's page: answer the family, the log of its mails, and the family's later changes. */
export async function EntryMails({ id, collectionSlug, req }: UIFieldServerProps) {
  const user = req.user as Staff | null
  if (!user || !id || !isInboxKind(collectionSlug)) return null
  const panel = await load(user, collectionSlug, String(id))
  if (panel === 'failed') return <LoadAgain title="Answer the family" />
  return panel && <EntryMailsPanel panel={panel} />
}

async function load(user: Staff, kind: InboxKind, id: string) {
  try {
    return await findEntryPanel(user, kind, id)
  } catch (error) {
    logger.error({ err: error }, 'The mails of an entry could not be read.')
    return 'failed' as const
  }
}
