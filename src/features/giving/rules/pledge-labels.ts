import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { PledgeInput } from './pledge-schema'

/** The labels of the pledge form's fields. */
export const PLEDGE_LABELS: Labels<PledgeInput> = {
  campaign: 'Campaign',
  level: 'Your pledge',
  otherAmount: 'Other amount in dollars',
  name: 'Your name',
  email: 'Email',
  message: 'Message',
}

/** The fields of a pledge shown to staff, with their labels. */
export const PLEDGE_ENTRY: EntryGroups = [
  [
    'Giver',
    [
      ['name', 'Name'],
      ['email', 'Email'],
      ['amountCents', 'Amount pledged', 'cents'],
      ['levelName', 'Level'],
      ['campaign', 'Campaign'],
      ['message', 'Message'],
    ],
  ],
]
