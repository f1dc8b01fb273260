import 'server-only'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { endFamilyLinks, makeFamilyLink } from '@/server/family-links'
import { findMailSettings } from '@/server/forms/mail-settings'
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
  const { academyName, academyPhone } = await findMailSettings()
  const link = (path: string) => new URL(path, env().PUBLIC_URL).href
  await enqueueMail(client, {
    kind: 'enrolment',
    to: guardian.email,
    subject: `${firstName} has a place on the team`,
    text: `Hello ${guardian.name},

${firstName} has a place on the team. One page is left before the first practice: whom we call, what a coach must know, and your consents. It takes about five minutes:

${link(paths.enrol(token))}

The link is yours alone and works for ${days} days. Please do not pass it on.

To follow ${firstName} in the film room, choose a password for this address here:

${link(paths.loginView('forgot'))}

Questions? Call us: ${academyPhone}

${academyName}`,
    // Each link is its own mail.
    dedupeKey: `enrol:${enrolmentId}:${token.slice(0, 12)}`,
    ...(reference ? { reference } : {}),
  })
}

async function findLinkDays(client: Client): Promise<number> {
  const { rows } = await client.query<{ days: number }>('SELECT link_days::int AS days FROM inbox_settings LIMIT 1')
  return rows[0]?.days ?? 60
}
