import 'server-only'
import { paths } from '@/lib/paths'
import type { FormDefinition } from '@/server/forms/define-form'
import { formHandler } from '@/server/forms/form-handler'
import { contactSchema, type ContactValues } from './schema'

const contactForm: FormDefinition<ContactValues> = {
  name: 'contact',
  schema: contactSchema,
  table: 'form_entries',
  referencePrefix: 'MS',
  listFields: [],
  toRecord: (values) => ({ columns: values }),
  toMails: (values, { academyName, reference, registrarEmail, publicUrl }) => [
    {
      kind: 'contact-sender',
      to: values.email,
      subject: `We have your message (${reference})`,
      text: `Hello,\n\nthank you for writing to us. Your message arrived, and somebody will answer you. Your reference is ${reference}.\n\n${academyName}`,
      dedupeKey: `${reference}:sender`,
      reference,
    },
    {
      kind: 'contact-staff',
      to: registrarEmail,
      subject: `New message ${reference}`,
      text: `Somebody wrote to the academy.\n\nRead it in the back office: ${new URL(paths.adminSearch('form-entries', reference), publicUrl).href}`,
      dedupeKey: `${reference}:staff`,
      reference,
    },
  ],
}

/** POST /forms/contact */
export const postContact = formHandler(contactForm)
