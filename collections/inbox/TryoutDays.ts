import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { defineCollection } from '../access/define'
import { denyField, only, openTo } from '../access/rules'
import { line, long, row, select } from '../fields/basic'
import { dayField } from '../fields/day'
import { capitalOptions, toOptions } from '../fields/options'
import { rejectEarlyClose } from '../hooks/reject-early-close'

/** Tryout days. The results of a day can be held back and sent at the same time. */
export const TryoutDays = defineCollection({
  slug: 'tryout-days',
  labels: { singular: 'Tryout day', plural: 'Tryout days' },
  defaultSort: '-day',
  access: { ...openTo('registrar'), read: only('registrar', 'coach') },
  admin: {
    group: 'Families',
    useAsTitle: 'title',
    defaultColumns: ['title', 'day', 'state', 'releaseAt'],
    description: 'Who was invited when, and when the answers go out. A day closes once everybody has had an answer.',
  },
  hooks: { beforeChange: [rejectEarlyClose] },
  fields: [
    line('title', 'For staff, for example “12U, first Saturday of August”.'),
    row(
      dayField('day', 'The day of the tryout.'),
      line('time', 'As families read it, for example 10:00 AM - 12:00 PM.', { required: false, maxLength: 40 }),
      line('place', 'Where to come.', { required: false }),
    ),
    select('divisions', 'Who it is for. Empty: all.', toOptions(DIVISION_KEYS), { required: false, hasMany: true }),
    long('notes', 'For staff only.'),
    {
      name: 'releaseAt',
      label: 'Answers go out',
      type: 'date',
      timezone: true,
      admin: {
        position: 'sidebar',
        description: 'Arizona time. Answers written before wait until then and go out together. Empty: each at once.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    select('state', 'A closed day is settled: everybody on it has had an answer.', capitalOptions(['open', 'closed']), {
      defaultValue: 'open',
      access: { create: denyField },
      admin: { position: 'sidebar' },
    }),
    {
      name: 'candidates',
      type: 'join',
      collection: 'tryout-registrations',
      on: 'tryoutDay',
      admin: {
        description: 'Who is invited, their status, and whether they were told.',
        defaultColumns: ['playerFirstName', 'playerLastName', 'status'],
        components: { Field: '/features/entries/admin/mails/TryoutDayPanel#TryoutDayPanel' },
      },
    },
  ],
})
