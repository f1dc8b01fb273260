import { LIMITS } from '@/lib/limits'
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
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: LIMITS.name,
          admin: { description: 'Who wrote to us.' },
        },
        {
          name: 'email',
          type: 'email',
          required: true,
          admin: { description: 'Where to answer.' },
        },
      ],
    },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      maxLength: LIMITS.text,
      admin: { description: 'The message as it was written.' },
    },
  ],
})
