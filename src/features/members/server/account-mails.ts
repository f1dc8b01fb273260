import { paths } from '@/lib/paths'
import type { MailSettings } from '@/server/mail/settings'
import { automaticMail } from '@/features/mail/server/api'
import type { OutgoingMail } from '@/server/mail/outbox'

export type AccountMail = { kind: 'confirm'; token: string } | { kind: 'reset'; token: string } | { kind: 'exists' }

/** The mail kind that only admins can read in the outbox, because its links give access to accounts. */
const KIND = 'account'

/** Creates the mails of parents' accounts. They contain no names, because the address may be mistyped. */
export function accountMail(
  mail: AccountMail,
  to: string,
  settings: MailSettings,
  publicUrl: string,
): Omit<OutgoingMail, 'dedupeKey'> {
  return { kind: KIND, to, ...writeAccountMail(mail, settings, (path) => new URL(path, publicUrl).href) }
}

function writeAccountMail(mail: AccountMail, settings: MailSettings, address: (path: string) => string) {
  if (mail.kind === 'confirm')
    return automaticMail(settings, 'accountConfirm', { link: address(paths.loginConfirm(mail.token)) })
  if (mail.kind === 'reset')
    return automaticMail(settings, 'passwordReset', { link: address(paths.loginReset(mail.token)) })
  return automaticMail(settings, 'accountExists', {
    link: address(paths.loginView('parents')),
    account: address(paths.loginView('forgot')),
  })
}
