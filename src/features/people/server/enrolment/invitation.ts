import 'server-only'
import { answerKind } from '@/features/mail/rules/fill-text'
import { joinLetters } from '@/features/mail/rules/join'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import { env } from '@/server/env'
import { endFamilyLinks, findLinkDays, makeFamilyLink } from '@/server/family-links'
import { hashToken } from '@/server/secrets'
import { findMailSettings } from '@/server/mail/settings'
import { findLanguage } from '@/server/mail/family-language'
import { automaticMail, type AutomaticMail } from '@/features/mail/server/api'
import { enqueueMail } from '@/server/mail/outbox'
import { decryptMailText, encryptMailContent } from '@/server/mail/encrypted-content'
import type { Client } from '@/server/database/pool'

/** The guardian who enrolls a player and receives the mails about it. */
export type Guardian = { name: string; email: string }

/** The document type to which an enrollment's private link belongs. */
export const ENROLMENT = 'enrolments'

type Invitation = { enrolmentId: string; guardian: Guardian; firstName: string; reference: string | null }

/** Mails the family a new private link to its enrollment; earlier links expire. The mail contains no code and no last name. */
export async function inviteFamily(client: Client, invitation: Invitation): Promise<void> {
  const { mail, key } = await writeInvitation(client, invitation)
  const { guardian, reference } = invitation
  await enqueueMail(client, {
    kind: 'enrolment',
    to: guardian.email,
    ...mail,
    // The key is unique per link, so that each link is mailed.
    dedupeKey: `enrol:${invitation.enrolmentId}:${key}`,
    ...(reference ? { reference } : {}),
  })
}

/**
 * Invites the family when a place was just offered. While the mail about the place is still waiting, the link is added to it,
 * so that a family gets one mail instead of two.
 */
export async function inviteWithPlace(client: Client, registration: string, invitation: Invitation): Promise<void> {
  const { rows } = await client.query<{ id: string; text: string }>(
    `SELECT id, text FROM mails WHERE entry_id = $1 AND kind = $2 AND status = 'waiting' FOR UPDATE`,
    [registration, answerKind('accepted')],
  )
  const waiting = rows[0]
  if (!waiting) return inviteFamily(client, invitation)
  const { mail, academy } = await writeInvitation(client, invitation)
  const joined = joinLetters(decryptMailText(waiting.id, waiting.text), mail.text, academy)
  const { text } = encryptMailContent(waiting.id, { text: joined })
  await client.query('UPDATE mails SET text = $2, updated_at = now() WHERE id = $1', [waiting.id, text])
}

type InvitationMail = { mail: AutomaticMail; key: string; academy: string }

async function writeInvitation(
  client: Client,
  { enrolmentId, guardian, firstName }: Invitation,
): Promise<InvitationMail> {
  await endFamilyLinks(client, enrolmentId, 'enrol')
  const days = await findLinkDays(client)
  const token = await makeFamilyLink(client, { purpose: 'enrol', kind: ENROLMENT, entryId: enrolmentId, days })
  const settings = await findMailSettings(client)
  const language = await findLanguage(client, guardian.email)
  const address = (path: string) => new URL(path, env().PUBLIC_URL).href
  const mail = automaticMail({ ...settings, language }, 'invitation', {
    guardian: firstWord(guardian.name),
    player: firstName,
    link: address(paths.enrol(token)),
    days: String(days),
    account: address(paths.loginView('forgot')),
  })
  return { mail, key: hashToken(token).toString('hex').slice(0, 12), academy: settings.academyName }
}
