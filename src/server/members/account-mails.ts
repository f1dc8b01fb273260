import { paths } from '@/lib/paths'
import type { OutgoingMail } from '../mail/outbox'

type Addressed = { to: string; academy: string }

export type AccountMail = Addressed &
  ({ kind: 'confirm'; token: string } | { kind: 'reset'; token: string } | { kind: 'exists' })

type Words = { subject: string; text: string }

/** The one kind of mail that only admins read in the outbox: its links open accounts. */
const KIND = 'account'

/** The mails of parents' accounts. None of them names anybody: an address may be mistyped. */
export function accountMail(mail: AccountMail, publicUrl: string): Omit<OutgoingMail, 'dedupeKey'> {
  const { subject, text } = wordsOf(mail, (path) => new URL(path, publicUrl).href)
  return { kind: KIND, to: mail.to, subject, text: `Hello,\n\n${text}\n\n${mail.academy}` }
}

function wordsOf(mail: AccountMail, link: (path: string) => string): Words {
  if (mail.kind === 'confirm') {
    return {
      subject: 'Confirm your e-mail address',
      text: `please confirm that this is your address, within two days:\n\n${link(paths.loginConfirm(mail.token))}\n\nYou will be asked for the password you chose. If you did not open an account, do nothing: without this step it stays closed.`,
    }
  }
  if (mail.kind === 'reset') {
    return {
      subject: 'Choose a new password',
      text: `choose a new password with this link, within an hour:\n\n${link(paths.loginReset(mail.token))}\n\nIf you did not ask for it, do nothing: your password stays as it is.`,
    }
  }
  return {
    subject: 'You already have an account',
    text: `somebody, probably you, tried to open an account with this address. There is one already. Sign in here:\n\n${link(paths.loginView('parents'))}\n\nForgot the password? Choose a new one:\n\n${link(paths.loginView('forgot'))}`,
  }
}
