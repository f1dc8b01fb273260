import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { PledgeInput } from './pledge-schema'

/** What the pledge calls its answers. */
export const PLEDGE_LABELS: Labels<PledgeInput> = {
  campaign: 'Campaign',
  level: 'Your pledge',
  otherAmount: 'Other amount in dollars',
  name: 'Your name',
  email: 'Email',
  message: 'Message',
}

/** What staff read of a pledge, and how they call it. */
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
