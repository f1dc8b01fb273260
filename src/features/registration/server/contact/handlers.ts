import 'server-only'
import type { FormDefinition } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import { CONTACT_LABELS } from '../../rules/contact-labels'
import { contactSchema, type ContactValues } from '../../rules/contact-schema'

/** Messages from the contact form. */
export const contactForm: FormDefinition<ContactValues> = {
  name: 'contact',
  schema: contactSchema,
  labels: CONTACT_LABELS,
  table: 'form_entries',
  kind: 'form-entries',
  referencePrefix: 'MS',
  person: 'name',
  listFields: [],
  toRecord: (values) => ({ columns: values }),
  toMails: ({ email }, context) => [
    {
      kind: 'contact-sender',
      to: email,
      ...automaticMail(context, 'messageReceived', { reference: context.reference }),
      dedupeKey: `${context.reference}:sender`,
      reference: context.reference,
    },
    staffNotice({
      kind: 'contact-staff',
      subject: `New message ${context.reference}`,
      text: 'Someone wrote to the academy.',
      collection: 'form-entries',
      dedupeKey: `${context.reference}:staff`,
      context,
    }),
  ],
}

/** POST /forms/contact */
export const postContact = formHandler(contactForm)
