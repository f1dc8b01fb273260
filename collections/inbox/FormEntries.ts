import { line, long, panelField, row } from '../fields/basic'
import { defineInbox } from './define-inbox'

/** Messages from the contact form of the home page. */
export const FormEntries = defineInbox({
  slug: 'form-entries',
  labels: { singular: 'Message', plural: 'Messages' },
  flow: 'message',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'message', 'reference'],
    description:
      'What people wrote in the contact form, and which pictures and names they asked to be taken down, newest first.',
  },
  panels: [panelField('takedown', '/features/privacy/admin/takedown/TakedownPanel#TakedownPanel')],
  fields: [
    line('subject', 'What it is about. Empty for what was written in the contact form.', { required: false }),
    row(line('name', 'Who wrote to us.'), {
      name: 'email',
      type: 'email',
      admin: {
        description:
          'Where to answer. Empty where someone asked for a picture or name to be taken down and left no address.',
      },
    }),
    long('message', 'The message as it was written.', { required: true }),
  ],
})
