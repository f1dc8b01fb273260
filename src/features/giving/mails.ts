import { formatDollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { MailContext } from '@/server/forms/define-form'
import type { OutgoingMail } from '@/server/mail/outbox'
import { staffNotice } from '@/server/mail/staff-notice'

/** Tells somebody that the pledge arrived, that nothing was charged, and where the ways to pay stand. */
export function giverMail(email: string, cents: number, context: MailContext): OutgoingMail {
  const { academyName, academyPhone, reference, publicUrl } = context
  return {
    kind: 'pledge-giver',
    to: email,
    subject: `Thank you for your pledge (${reference})`,
    text: [
      'Hello,',
      `Thank you. You pledged ${formatDollars(cents)}. Your reference is ${reference}. Nothing was charged: a pledge is a promise, and you choose how to keep it.`,
      `The ways to pay stand here: ${new URL(paths.howToPay, publicUrl).href}\nPlease write the reference on your check or transfer.`,
      'Once your gift is here, you get a letter for your taxes.',
      `Questions, or another amount? Reply to this mail or call ${academyPhone}.`,
      academyName,
    ].join('\n\n'),
    dedupeKey: `${reference}:giver`,
    reference,
  }
}

/** Tells staff that a pledge arrived. */
export function staffMail(context: MailContext): OutgoingMail {
  const { reference } = context
  return staffNotice({
    kind: 'pledge-staff',
    subject: `New pledge ${reference}`,
    text: 'Somebody pledged money to the academy.',
    collection: 'pledges',
    dedupeKey: `${reference}:staff`,
    context,
  })
}
