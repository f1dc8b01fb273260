import 'server-only'
import type pg from 'pg'
import { paths } from '@/lib/paths'
import { env } from '../env'
import { makeFamilyLink } from '../family-links'
import { findMailSettings } from '../forms/mail-settings'
import { automaticMail } from '../mail/automatic'
import { enqueueMail } from '../mail/outbox'
import type { Addressee } from './mail-facts'

/** Mails a family a new private link to its entry, in the caller's transaction. */
export async function mailFamilyLink(
  client: Pick<pg.PoolClient, 'query'>,
  { id, kind, reference, to, facts, language }: Addressee,
  dedupeKey: string,
): Promise<void> {
  const settings = await findMailSettings(client)
  const token = await makeFamilyLink(client, { purpose: 'status', kind, entryId: id })
  const link = new URL(paths.familyStatus(token), env().PUBLIC_URL).href
  await enqueueMail(client, {
    kind: 'link-family',
    to,
    ...automaticMail({ ...settings, language }, 'newLink', { player: facts.player, reference, link }),
    dedupeKey,
    reference,
    entry: { id, kind },
  })
}
