import { TOUR_TIME, WEEKDAYS } from '@/features/giving/rules/tour-options'
import { defineGlobal } from '../access/define'
import { only } from '../access/rules'
import { line, numberField, row, select } from '../fields/basic'
import { dayField, optionalDay } from '../fields/day'
import { list, optionalList } from '../fields/lists'

/** When tours of the facility are possible. The form on the deck and the private links for rescheduling offer these times. */
export const TourSettings = defineGlobal({
  slug: 'tour-settings',
  label: 'Tours',
  access: {
    read: only('registrar', 'treasurer', 'editor'),
    update: only('registrar', 'treasurer'),
    readVersions: only('registrar', 'treasurer'),
  },
  admin: {
    group: 'Giving',
    description: 'The times visitors may choose, in Arizona time, and the days without tours. One visit at a time.',
  },
  fields: [
    list('times', ['Time', 'Weekly times'], [0, 40], 'Each comes back every week.', [
      row(
        select(
          'weekday',
          'The day of the week.',
          WEEKDAYS.map((label, index) => ({ label, value: String(index) })),
        ),
        line('time', 'The beginning on a 24-hour clock, for example 16:30.', {
          maxLength: 5,
          validate: (value: unknown) =>
            (typeof value === 'string' && TOUR_TIME.test(value)) || 'Write the time as 09:00 or 16:30.',
        }),
      ),
    ]),
    optionalList(
      'blackouts',
      ['Day or days without tours', 'Days without tours'],
      [0, 100],
      'Holidays, tournaments, maintenance.',
      [
        row(
          dayField('from', 'The first day.'),
          optionalDay('to', 'The last day. Empty: one day.'),
          line('reason', 'Visitors read it, for example “a tournament”.', { required: false, maxLength: 80 }),
        ),
      ],
    ),
    row(
      numberField('minutes', 'How long a tour takes, in minutes.', { defaultValue: 45, min: 10, max: 240 }),
      numberField('daysAhead', 'How many days ahead a time can be chosen.', { defaultValue: 60, min: 1, max: 365 }),
      numberField('noticeHours', 'How many hours before it begins a time can still be chosen.', {
        defaultValue: 12,
        min: 0,
        max: 168,
      }),
    ),
    line('place', 'Where visitors meet you. It is in their calendar entry.', { maxLength: 160 }),
  ],
})
