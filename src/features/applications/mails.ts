import { paths } from '@/lib/paths'
import type { MailContext } from '@/server/forms/define-form'
import type { OutgoingMail } from '@/server/mail/outbox'
import type { ApplicationValues } from './schema'

/** Tells a family that the application arrived. The first name and the reference only: mail passes many hands. */
export function familyMail({ email, fullName }: ApplicationValues, context: MailContext): OutgoingMail {
  const { academyName, academyPhone, reference } = context
  const [firstName = ''] = fullName.split(/\s+/)
  return {
    kind: 'application-family',
    to: email,
    subject: `We have your application (${reference})`,
    text: [
      'Hello,',
      `thank you. We received ${firstName}'s application to the Advanced Academy. Your reference is ${reference}.`,
      'A coach reads it now. You will hear from us by e-mail or phone within 48-72 hours.',
      `Questions? Reply to this mail or call ${academyPhone}, and have the reference at hand.`,
      academyName,
    ].join('\n\n'),
    dedupeKey: `${reference}:family`,
    reference,
  }
}

/** Tells the registrar that something arrived: the reference and the way to it, nothing about the player. */
export function registrarMail({ reference, publicUrl, registrarEmail }: MailContext): OutgoingMail {
  const list = new URL(paths.adminSearch('applications', reference), publicUrl).href
  return {
    kind: 'application-registrar',
    to: registrarEmail,
    subject: `New application ${reference}`,
    text: `A family sent an application to the Advanced Academy.\n\nOpen it in the back office: ${list}`,
    dedupeKey: `${reference}:registrar`,
    reference,
  }
}
