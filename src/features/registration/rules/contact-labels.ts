import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { ContactValues } from './contact-schema'

/** What the contact form calls its answers. */
export const CONTACT_LABELS: Labels<ContactValues> = { name: 'Your name', email: 'Email', message: 'Message' }

/** What staff read of a message, and how they call it. */
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
