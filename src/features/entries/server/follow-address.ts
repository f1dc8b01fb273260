import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { members } from '@/database-tables'
import { orm } from '@/server/database/orm'
import type { CorrectedAddress } from '../rules/corrections'
import { ADDRESS_CORRECTED } from '../rules/mail-log'
import { inviteFamily } from '@/features/people/server/api'
import { endFamilyLinks } from '@/server/family-links'
import { transaction } from '@/server/database/transaction'
import { mailFamilyLink } from './family-status/link-mail'
import { findAddressee, hasFamilyPage } from './status-mails/mail-facts'
import type { Client } from '@/server/database/pool'

type Change = CorrectedAddress & { after: string }

/**
 * Applies a corrected address to everything in progress: unsent and refused mails, the enrollment, and unused accounts. Revokes private
 * links that were sent to the old address, and mails the family a new one.
 */
export function followAddress(corrected: CorrectedAddress, dedupeKey: string): Promise<void> {
  return transaction(async (client) => {
    const { kind, entryId, before } = corrected
    const addressee = await findAddressee(entryId, client)
    if (!addressee || addressee.to === before) return
    const change = { ...corrected, after: addressee.to }
    await redirectMails(client, change)
    if (kind === 'player-registrations') await redirectEnrolment(client, change, addressee.reference)
    if (!hasFamilyPage(kind) || addressee.status === 'spam') return
    await endLinksThatLeft(client, entryId)
    await mailFamilyLink(client, addressee, dedupeKey)
  })
}

async function redirectMails(client: Client, { entryId, before, after }: Change): Promise<void> {
  await client.query(
    `UPDATE mails SET "to" = $3, last_error = CASE status WHEN 'failed' THEN $4 ELSE last_error END, updated_at = now()
     WHERE entry_id = $1 AND lower("to") = $2
       AND (status IN ('waiting', 'held', 'queued') OR status = 'failed' AND last_error ~ '^5[0-9]{2}$')`,
    [entryId, before, after, ADDRESS_CORRECTED],
  )
}

// A link is created together with its mail. The link of a mail that no one received stays valid, because the mail now goes to the
// new address.
async function endLinksThatLeft(client: Client, entryId: string): Promise<void> {
  await client.query(
    `DELETE FROM family_links l WHERE l.entry_id = $1 AND l.purpose = 'status' AND NOT EXISTS (
       SELECT FROM mails m WHERE m.entry_id = $1::text
         AND (m.status IN ('waiting', 'held', 'queued') OR m.status = 'failed' AND m.last_error = $2)
         AND m.created_at = l.created_at::timestamptz(3))`,
    [entryId, ADDRESS_CORRECTED],
  )
}

type Enrolment = { id: string; player: string; state: string; name: string; firstName: string }

async function redirectEnrolment(client: Client, change: Change, reference: string): Promise<void> {
  const { entryId, before, after } = change
  const { rows } = await client.query<Enrolment>(
    `UPDATE enrolments e SET guardian_email = $3, updated_at = now() FROM players p
     WHERE e.registration_id = $1 AND lower(e.guardian_email) = $2 AND p.id = e.player_id
     RETURNING e.id, e.player_id AS player, e.state::text, e.guardian_name AS name, p.first_name AS "firstName"`,
    [entryId, before, after],
  )
  const enrolment = rows[0]
  if (!enrolment) return
  const { id, name, firstName } = enrolment
  await redirectAccounts(client, change, enrolment.player)
  await endFamilyLinks(client, id, 'enrol')
  if (enrolment.state !== 'invited') return
  await inviteFamily(client, { enrolmentId: id, guardian: { name, email: after }, firstName, reference })
}

// An account with a password belongs to a person, so staff have to decide about it.
async function redirectAccounts(client: Client, { before, after }: Change, player: string): Promise<void> {
  await orm(client)
    .update(members)
    .set({ guardianEmail: after })
    .where(and(eq(members.player, player), eq(members.guardianEmail, before)))
  await client.query(
    `UPDATE members m SET email = $3 WHERE m.email = $2 AND m.role = 'parent' AND m.confirmed_at IS NULL
       AND m.first_sign_in_at IS NULL AND NOT EXISTS (SELECT FROM members o WHERE o.email = $3)
       AND NOT EXISTS (SELECT FROM members_rels r JOIN members c ON c.id = r.members_id
         WHERE r.parent_id = m.id AND r.path = 'children' AND c.player_id IS DISTINCT FROM $1::uuid)`,
    [player, before, after],
  )
}
