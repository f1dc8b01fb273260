import 'server-only'
import type { FormDefinition, MailContext } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import type { OutgoingMail } from '@/server/mail/outbox'
import { SPONSOR_PREFIX } from '../../rules/sponsor-options'
import { SPONSOR_LABELS } from '../../rules/sponsor-labels'
import { sponsorSchema, type SponsorValues } from '../../rules/sponsor-schema'

/** Inquiries of companies. */
export const sponsorForm: FormDefinition<SponsorValues> = {
  name: 'sponsor',
  schema: sponsorSchema,
  labels: SPONSOR_LABELS,
  table: 'sponsor_inquiries',
  kind: 'sponsor-inquiries',
  referencePrefix: SPONSOR_PREFIX,
  person: 'name',
  listFields: [],
  toRecord: ({ phone, message, ...values }) => ({
    columns: { ...values, phone: phone || null, message: message || null },
  }),
  toMails: (values, context) => [senderMail(values, context), staffMail(context)],
}

/** POST /forms/sponsor */
export const postSponsor = formHandler(sponsorForm)

function senderMail({ email }: SponsorValues, context: MailContext): OutgoingMail {
  const { reference } = context
  return {
    kind: 'sponsor-sender',
    to: email,
    ...automaticMail(context, 'sponsorReceived', { reference }),
    dedupeKey: `${reference}:sender`,
    reference,
  }
}

function staffMail(context: MailContext): OutgoingMail {
  const { reference } = context
  return staffNotice({
    kind: 'sponsor-staff',
    subject: `New sponsor inquiry ${reference}`,
    text: 'A company would like to sponsor the academy.',
    collection: 'sponsor-inquiries',
    dedupeKey: `${reference}:staff`,
    context,
  })
}
