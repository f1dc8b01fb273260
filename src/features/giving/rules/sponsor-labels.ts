import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { SponsorInput } from './sponsor-schema'

/** What the sponsors' inquiry calls its answers. */
export const SPONSOR_LABELS: Labels<SponsorInput> = {
  company: 'Company or organization',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone number',
  package: 'Package',
  message: 'Message',
}

/** What staff read of a sponsor’s inquiry, and how they call it. */
export const SPONSOR_ENTRY: EntryGroups = [
  [
    'Company',
    [
      ['company', 'Company'],
      ['name', 'Name'],
      ['email', 'Email'],
      ['phone', 'Phone'],
      ['package', 'Package'],
      ['message', 'Message'],
    ],
  ],
]
