import { randomUUID } from 'node:crypto'
import { adminPaths } from '@/lib/admin-paths'
import type { Client } from '@/server/database/pool'
import { env } from '@/server/env'
import { enqueueMail } from '@/server/mail/outbox'
import { findMailSettings } from '@/server/mail/settings'

type Person = { name: string; email: string }

/** Sends the mail with the link for choosing a password. */
export function mailInvitation(client: Client, person: Person, token: string, hours: number): Promise<void> {
  const link = new URL(adminPaths.invitation(token), env().PUBLIC_URL).href
  return mail(client, person, (academy) => ({
    subject: `Your account in the back office of ${academy}`,
    text: `An account in the back office of ${academy} is ready for you. Choose your password here:\n\n${link}\n\nThe link works once, for ${hours} hours. When it has expired, ask an admin to send you a new one. If you did not expect this mail, leave it: nothing happens without you.`,
  }))
}

/** Notifies a member of staff that an admin removed the second factor of the account. */
export function mailFactorRemoved(client: Client, person: Person): Promise<void> {
  const link = new URL(adminPaths.account, env().PUBLIC_URL).href
  return mail(client, person, (academy) => ({
    subject: 'The second factor of your account was removed',
    text: `An admin of ${academy} has removed the second factor of your account in the back office. From now on your password alone signs you in. Set it up again on your account page:\n\n${link}\n\nIf you did not ask for this, call the office today.`,
  }))
}

async function mail(
  client: Client,
  { name, email }: Person,
  write: (academy: string) => Record<'subject' | 'text', string>,
) {
  const { academyName } = await findMailSettings(client)
  const { subject, text } = write(academyName)
  const content = { subject, text: `Hello ${name},\n\n${text}` }
  await enqueueMail(client, { kind: 'account', to: email, ...content, dedupeKey: `account:${randomUUID()}` })
}
