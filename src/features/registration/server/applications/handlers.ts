import 'server-only'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import { normalizePhone, dialed } from '@/lib/phone-numbers'
import { firstWord } from '@/lib/text'
import type { FormDefinition, MailContext } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import type { OutgoingMail } from '@/server/mail/outbox'
import { APPLICATION_LABELS } from '../../rules/application-labels'
import { APPLICATION_PREFIX } from '../../rules/application-options'
import { applicationSchema, type ApplicationValues } from '../../rules/application-schema'

/** Applications to the advanced academy. */
export const applicationForm: FormDefinition<ApplicationValues> = {
  name: 'application',
  schema: dialed(applicationSchema, ['phone']),
  labels: APPLICATION_LABELS,
  table: 'applications',
  kind: 'applications',
  hasStatusPage: true,
  referencePrefix: APPLICATION_PREFIX,
  person: 'fullName',
  listFields: [],
  toRecord: (values) => ({
    columns: { ...values, phoneNormalised: normalizePhone(values.phone) },
    stamps: ['submittedAt'],
  }),
  toMails: (values, context) => [familyMail(values, context), registrarMail(context)],
}

/** POST /forms/application */
export const postApplication = formHandler(applicationForm)

/**
 * Confirms to a family that the application arrived. Contains only the first name and the reference, because mail is not
 * confidential.
 */
function familyMail({ email, fullName }: ApplicationValues, context: MailContext): OutgoingMail {
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
function registrarMail(context: MailContext): OutgoingMail {
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
