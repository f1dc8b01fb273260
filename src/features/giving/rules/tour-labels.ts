import type { EntryGroups } from '@/lib/entry-groups'
import type { Labels } from '@/lib/form-problems'
import type { TourInput } from './tour-schema'

/** The labels of the tour form's fields. */
export const TOUR_LABELS: Labels<TourInput> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  date: 'Preferred date',
  time: 'Time',
}

/** The fields of a tour shown to staff, with their labels. */
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
