import 'server-only'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import { env } from '@/server/env'
import { endFamilyLinks, findLinkDays, makeFamilyLink } from '@/server/family-links'
import { findMailSettings } from '@/server/forms/mail-settings'
import { automaticMail } from '@/server/mail/automatic'
import { enqueueMail } from '@/server/mail/outbox'
import type { Client } from '@/server/payload-transaction'

export type Guardian = { name: string; email: string }

/** The kind of the documents that an enrolment's private link opens. */
export const ENROLMENT = 'enrolments'

/**
 * Links the parent's account to the child. An account that is there already keeps its name, password and other
 * children; a new one waits until the family chooses a password. Nobody but a parent is linked.
 */
export async function linkParent(client: Client, { name, email }: Guardian, childId: string): Promise<void> {
  await client.query(
    `INSERT INTO members (name, role, email, is_active, is_under13, created_at, updated_at)
     VALUES ($1, 'parent', $2, true, false, now(), now()) ON CONFLICT (email) DO NOTHING`,
    [name, email],
  )
  await client.query(
    `INSERT INTO members_rels ("order", parent_id, path, members_id)
     SELECT coalesce((SELECT max("order") FROM members_rels WHERE parent_id = m.id AND path = 'children'), 0) + 1,
       m.id, 'children', $2::uuid
     FROM members m
     WHERE m.email = $1 AND m.role = 'parent' AND NOT EXISTS (
       SELECT FROM members_rels WHERE parent_id = m.id AND path = 'children' AND members_id = $2::uuid)`,
    [email, childId],
  )
}

type Invitation = { enrolmentId: string; guardian: Guardian; firstName: string; reference: string | null }

/** Mails the family a new private link to its enrolment; links from before end. It holds no code and no last name. */
export async function inviteFamily(
  client: Client,
  { enrolmentId, guardian, firstName, reference }: Invitation,
): Promise<void> {
  await endFamilyLinks(client, enrolmentId, 'enrol')
  const days = await findLinkDays(client)
  const token = await makeFamilyLink(client, { purpose: 'enrol', kind: ENROLMENT, entryId: enrolmentId, days })
  const settings = await findMailSettings(client)
  const address = (path: string) => new URL(path, env().PUBLIC_URL).href
  await enqueueMail(client, {
    kind: 'enrolment',
    to: guardian.email,
    ...automaticMail(settings, 'invitation', {
      guardian: firstWord(guardian.name),
      player: firstName,
      link: address(paths.enrol(token)),
      days: String(days),
      account: address(paths.loginView('forgot')),
    }),
    // Each link is its own mail.
    dedupeKey: `enrol:${enrolmentId}:${token.slice(0, 12)}`,
    ...(reference ? { reference } : {}),
  })
}
