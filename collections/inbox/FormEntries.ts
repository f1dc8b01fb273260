import { line, long } from '../fields/basic'
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
    description: 'What people wrote in the contact form, newest first.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        line('name', 'Who wrote to us.'),
        {
          name: 'email',
          type: 'email',
          required: true,
          admin: { description: 'Where to answer.' },
        },
      ],
    },
    long('message', 'The message as it was written.', { required: true }),
  ],
})
