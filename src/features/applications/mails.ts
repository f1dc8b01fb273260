import type { MailContext } from '@/server/forms/define-form'
import type { OutgoingMail } from '@/server/mail/outbox'
import { staffNotice } from '@/server/mail/staff-notice'
import type { ApplicationValues } from './schema'

/** Tells a family that the application arrived. The first name and the reference only: mail passes many hands. */
export function familyMail({ email, fullName }: ApplicationValues, context: MailContext): OutgoingMail {
  const { academyName, academyPhone, reference, statusUrl } = context
  const [firstName = ''] = fullName.split(/\s+/)
  return {
    kind: 'application-family',
    to: email,
    subject: `We have your application (${reference})`,
    text: [
      'Hello,',
      `Thank you. We received ${firstName}'s application to the Advanced Academy. Your reference is ${reference}.`,
      'A coach reads it now. You will hear from us by e-mail or phone within 48-72 hours.',
      ...(statusUrl ? [`See where it stands, or change something until we have read it: ${statusUrl}`] : []),
      `Questions? Reply to this mail or call ${academyPhone}, and have the reference at hand.`,
      academyName,
    ].join('\n\n'),
    dedupeKey: `${reference}:family`,
    reference,
  }
}

/** Tells the registrar that an application arrived. */
export function registrarMail(context: MailContext): OutgoingMail {
  const { reference } = context
  return staffNotice({
    kind: 'application-registrar',
    subject: `New application ${reference}`,
    text: 'A family sent an application to the Advanced Academy.',
    collection: 'applications',
    dedupeKey: `${reference}:registrar`,
    context,
  })
}
