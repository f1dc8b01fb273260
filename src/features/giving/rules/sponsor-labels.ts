import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { SponsorInput } from './sponsor-schema'

/** The labels of the sponsor form's fields. */
export const SPONSOR_LABELS: Labels<SponsorInput> = {
  company: 'Company or organization',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone number',
  package: 'Package',
  message: 'Message',
}

/** The fields of a sponsor’s inquiry shown to staff, with their labels. */
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
