import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { ApplicationInput } from './application-schema'

/** The labels of the application's fields. */
export const APPLICATION_LABELS: Labels<ApplicationInput> = {
  fullName: 'Player’s full name',
  grade: 'Player’s grade',
  email: 'Email',
  phone: 'Phone number',
  whyJoin: 'Why does the player want to join?',
  instagram: 'Player’s Instagram',
}

/** The fields of an application shown to staff, with their labels. */
export const APPLICATION_ENTRY: EntryGroups = [
  [
    'Player',
    [
      ['fullName', 'Full name'],
      ['grade', 'Grade'],
    ],
  ],
  [
    'Contact',
    [
      ['email', 'Email'],
      ['phone', 'Phone'],
      ['instagram', 'Instagram'],
    ],
  ],
  ['In their own words', [['whyJoin', 'Why join']]],
]
