import { formatDollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { MailContext } from '@/server/forms/define-form'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import type { OutgoingMail } from '@/server/mail/outbox'

/** Creates the mail that confirms a pledge, states that nothing was charged, and links the payment methods. */
export function giverMail(email: string, cents: number, context: MailContext): OutgoingMail {
  const { reference, publicUrl } = context
  const link = new URL(paths.howToPay, publicUrl).href
  return {
    kind: 'pledge-giver',
    to: email,
    ...automaticMail(context, 'pledgeReceived', { amount: formatDollars(cents), reference, link }),
    dedupeKey: `${reference}:giver`,
    reference,
  }
}

/** Creates the mail that notifies staff of a pledge. */
export function staffMail(context: MailContext): OutgoingMail {
  const { reference } = context
  return staffNotice({
    kind: 'pledge-staff',
    subject: `New pledge ${reference}`,
    text: 'Someone pledged money to the academy.',
    collection: 'pledges',
    dedupeKey: `${reference}:staff`,
    context,
  })
}
