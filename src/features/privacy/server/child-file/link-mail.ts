import 'server-only'
import { randomUUID } from 'node:crypto'
import { paths } from '@/lib/paths'
import { done, refused, type Result } from '@/lib/result'
import { firstWord } from '@/lib/text'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { env } from '@/server/env'
import { makeFamilyLink } from '@/server/family-links'
import type { Refusal } from '@/server/http/answers'
import { automaticMail } from '@/features/mail/server/api'
import { findLanguage } from '@/server/mail/family-language'
import { enqueueMail } from '@/server/mail/outbox'
import { findMailSettings } from '@/server/mail/settings'
import { findChild, type ChildRef } from './child'

type Addressee = { enrolmentId: string; email: string; guardian: string; player: string; account: string | null }

const NO_GUARDIAN = 'No one is enrolled here, so no guardian’s address is certain. Download the file and hand it over.'
const NO_DATA = 'Nothing is held under this address any more. Load the page again.'

/**
 * Mails the guardian a link to the child's data, never the data itself: to the family page if the address has an account, else
 * a private link of the enrollment. Audited with the name of the person who requested it.
 */
export async function mailFileLink(
  staff: Staff,
  childRef: ChildRef,
  requestedBy: string,
): Promise<Result<{ to: string }, Refusal>> {
  const child = await findChild(childRef)
  if (!child) return refused({ status: 404, message: NO_DATA })
  return transaction(async (client) => {
    const addressee = await findAddressee(client, child.enrolments)
    if (!addressee) return refused({ status: 409 as const, message: NO_GUARDIAN })
    await writeMail(client, addressee)
    const event = { action: 'mailed the way to the file', kind: childRef.kind, entryId: childRef.id }
    await recordEvent(client, staff, { ...event, detail: `asked for by ${requestedBy}` })
    return done({ to: addressee.email })
  })
}

async function writeMail(client: Client, addressee: Addressee): Promise<void> {
  const { email, guardian, player } = addressee
  const [settings, language] = [await findMailSettings(client), await findLanguage(client, email)]
  const link = new URL(await makePath(client, addressee), env().PUBLIC_URL).href
  const facts = { guardian: firstWord(guardian), player, link }
  await enqueueMail(client, {
    kind: 'child-file',
    to: email,
    ...automaticMail({ ...settings, language }, 'childFile', facts),
    dedupeKey: `child-file:${randomUUID()}`,
  })
}

async function makePath(client: Client, { account, enrolmentId }: Addressee): Promise<string> {
  if (account) return paths.familyFile(account)
  const link = { purpose: 'enrol', kind: 'enrolments', entryId: enrolmentId } as const
  return paths.enrolFile(await makeFamilyLink(client, link))
}

// The account is the child's, linked to a parent with this address.
async function findAddressee(client: Client, enrolments: string[]): Promise<Addressee | null> {
  const { rows } = await client.query<Addressee>(
    `SELECT n.id AS "enrolmentId", n.guardian_email AS email, n.guardian_name AS guardian, p.first_name AS player,
       (SELECT c.id FROM members c JOIN members_rels r ON r.members_id = c.id AND r.path = 'children'
          JOIN members parent ON parent.id = r.parent_id
        WHERE c.player_id = n.player_id AND c.is_active AND parent.is_active AND parent.confirmed_at IS NOT NULL
          AND lower(parent.email) = lower(n.guardian_email) LIMIT 1) AS account
     FROM enrolments n JOIN players p ON p.id = n.player_id AND p.deleted_at IS NULL
     WHERE n.id = ANY ($1) AND n.state <> 'ended' ORDER BY n.updated_at DESC LIMIT 1`,
    [enrolments],
  )
  return rows[0] ?? null
}
