import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { TourInput } from './tour-schema'

/** What the tour form calls its answers. */
export const TOUR_LABELS: Labels<TourInput> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  date: 'Preferred date',
  time: 'Time',
}

/** What staff read of a tour, and how they call it. */
export const TOUR_ENTRY: EntryGroups = [
  [
    'Visitor',
    [
      ['name', 'Name'],
      ['company', 'Company'],
      ['email', 'Email'],
      ['phone', 'Phone'],
      ['date', 'Day asked for', 'day'],
    ],
  ],
]
