import 'server-only'
import type { InboxKind } from '../../rules/kinds'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { makeFamilyLink } from '@/server/family-links'
import { findMailSettings } from '@/server/mail/settings'
import { automaticMail } from '@/features/mail/server/api'
import { enqueueMail } from '@/server/mail/outbox'
import { tourKey } from '@/features/giving/server/api'
import { hasFamilyPage, type Addressee } from '../status-mails/mail-facts'
import type { Client } from '@/server/database/pool'

/** Replaces the player's name in mails about a tour. */
const VISIT = 'your visit'

/** Whether entries of this kind have a private page, to which a new link can be mailed. */
export function hasPrivatePage(kind: InboxKind): boolean {
  return hasFamilyPage(kind) || kind === 'tour-requests'
}

/** Mails a new private link to the sender of an entry, in the caller's transaction. */
export async function mailFamilyLink(client: Client, addressee: Addressee, dedupeKey: string): Promise<void> {
  const { id, kind, reference, to, facts, language } = addressee
  const settings = await findMailSettings(client)
  const link = new URL(await makePath(client, addressee), env().PUBLIC_URL).href
  await enqueueMail(client, {
    kind: 'link-family',
    to,
    ...automaticMail({ ...settings, language }, 'newLink', { player: facts.player ?? VISIT, reference, link }),
    dedupeKey,
    reference,
    entry: { id, kind },
  })
}

async function makePath(client: Client, { id, kind, reference }: Addressee): Promise<string> {
  if (kind === 'tour-requests') return paths.tour(reference, tourKey(reference))
  return paths.familyStatus(await makeFamilyLink(client, { purpose: 'status', kind, entryId: id }))
}
