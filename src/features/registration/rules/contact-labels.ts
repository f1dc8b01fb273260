import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { ContactValues } from './contact-schema'

/** The labels of the contact form's fields. */
export const CONTACT_LABELS: Labels<ContactValues> = { name: 'Your name', email: 'Email', message: 'Message' }

/** The fields of a message shown to staff, with their labels. */
export const MESSAGE_ENTRY: EntryGroups = [
  ['Asked for', [['subject', 'What it is about']]],
  [
    'Contact',
    [
      ['name', 'Name'],
      ['email', 'Email'],
    ],
  ],
  ['In their own words', [['message', 'Message']]],
]
