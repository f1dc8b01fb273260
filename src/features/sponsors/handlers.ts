import 'server-only'
import type { FormDefinition, MailContext } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import type { OutgoingMail } from '@/server/mail/outbox'
import { staffNotice } from '@/server/mail/staff-notice'
import { SPONSOR_PREFIX } from './options'
import { sponsorSchema, type SponsorValues } from './schema'

const sponsorForm: FormDefinition<SponsorValues> = {
  name: 'sponsor',
  schema: sponsorSchema,
  table: 'sponsor_inquiries',
  kind: 'sponsor-inquiries',
  referencePrefix: SPONSOR_PREFIX,
  listFields: [],
  toRecord: ({ phone, message, ...values }) => ({
    columns: { ...values, phone: phone || null, message: message || null },
  }),
  toMails: (values, context) => [senderMail(values, context), staffMail(context)],
}

/** POST /forms/sponsor */
export const postSponsor = formHandler(sponsorForm)

function senderMail({ email }: SponsorValues, { academyName, academyPhone, reference }: MailContext): OutgoingMail {
  return {
    kind: 'sponsor-sender',
    to: email,
    subject: `We have your sponsor inquiry (${reference})`,
    text: [
      'Hello,',
      `Thank you for thinking of our players. Your inquiry arrived, and somebody will call or write to you. Your reference is ${reference}.`,
      `Questions? Reply to this mail or call ${academyPhone}.`,
      academyName,
    ].join('\n\n'),
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
