import { firstWord } from '@/lib/text'
import type { MailContext } from '@/server/forms/define-form'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import type { OutgoingMail } from '@/server/mail/outbox'
import type { ApplicationValues } from '../../rules/application-schema'

/**
 * Confirms to a family that the application arrived. Contains only the first name and the reference, because mail is not
 * confidential.
 */
export function familyMail({ email, fullName }: ApplicationValues, context: MailContext): OutgoingMail {
  const { reference, statusUrl } = context
  return {
    kind: 'application-family',
    to: email,
    ...automaticMail(context, 'applicationReceived', { player: firstWord(fullName), reference, link: statusUrl }),
    dedupeKey: `${reference}:family`,
    reference,
  }
}

/** Notifies the registrar that an application arrived. */
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
