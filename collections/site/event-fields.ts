import type { DateField, Field } from 'payload'
import { EXCEPTION_KINDS, REPEATS, WEEKDAYS } from '@/features/events/rules/options'
import {
  findEndProblem,
  exceptionProblem,
  findRepeatProblem,
  weekdaysProblem,
  type Schedule,
} from '@/features/events/rules/calendar'
import { denyField } from '../access/rules'
import { checkbox, line, long, row, select } from '../fields/basic'
import { momentField } from '../fields/day'
import { optionsOf } from '@/lib/options'

const repeating = (data: Schedule) => data.repeat === 'weekly' || data.repeat === 'fortnightly'

/** Start and end of an event, in the academy's time zone. */
export const timeFields: Field[] = [
  checkbox('allDay', 'For events without hours. Of the start and the end only the days count then.', {
    label: 'All day',
  }),
  row(
    momentField('start', 'Starts', 'Arizona time. For a repeating event: the first date.', {
      validate: toValidate((value) => (value ? null : 'Enter when it starts.')),
    }),
    momentField('end', 'Ends', 'Arizona time. For a repeating event: the end of the first date.', {
      validate: toValidate((end, data) => findEndProblem({ ...data, end })),
    }),
  ),
]

/** Recurrence, with excluded dates. */
export const repeatFields: Field[] = [
  select('repeat', 'At the same time on the same days of the week.', optionsOf(REPEATS), {
    label: 'Repeats',
    defaultValue: 'none',
  }),
  {
    name: 'weekdays',
    label: 'On',
    type: 'select',
    hasMany: true,
    options: optionsOf(WEEKDAYS),
    validate: (value: unknown, { data }: { data: unknown }) =>
      weekdaysProblem({ ...(data as Schedule), weekdays: value as Schedule['weekdays'] }) ?? true,
    admin: { condition: repeating, description: 'Leave it empty for the weekday of the first date.' },
  } as Field,
  day('until', 'Until', 'The last day on which it may take place, that day included.', {
    condition: repeating,
    problem: (until, data) => findRepeatProblem({ ...data, until }),
  }),
  {
    name: 'exceptions',
    type: 'array',
    maxRows: 60,
    labels: { singular: 'Exception', plural: 'Exceptions' },
    admin: {
      condition: repeating,
      initCollapsed: false,
      description: 'Dates that do not take place. The rest of the series stays as it is.',
    },
    fields: [
      day('date', 'Date', 'One of the dates of this event.', { problem: exceptionProblem, required: true }),
      select(
        'kind',
        'Cancel what families already count on. Skip what was never meant to be, as holidays.',
        optionsOf(EXCEPTION_KINDS),
        { label: 'What happens to it', defaultValue: 'cancelled' },
      ),
      line('note', 'Shown with a canceled date, for example “The gym is closed”.', {
        required: false,
        maxLength: 120,
      }),
    ],
  },
]

/** Whether the whole event is canceled. */
export const cancellationFields: Field[] = [
  checkbox(
    'cancelled',
    'It stays on the calendar, struck through, and calendars that hold it are told. Do not delete it.',
    {
      label: 'The whole event is canceled',
      admin: { components: { Cell: '/features/events/admin/CanceledCell#CanceledCell' } },
    },
  ),
  {
    ...long('cancelNote', 'Why, and what happens instead. Shown on the event’s page.', {
      label: 'Cancellation note',
      maxLength: 300,
    }),
    admin: {
      condition: (data: Schedule) => Boolean(data.cancelled),
      description: 'Why, and what happens instead. Shown on the event’s page.',
    },
  } as Field,
]

/** The iCalendar UID and sequence, set by the site (numberEvent in Events.ts). */
export const calendarFields: Field[] = [
  {
    name: 'uid',
    type: 'text',
    unique: true,
    access: { create: denyField, update: denyField },
    admin: { hidden: true, description: 'By this calendars recognize the event.' },
  },
  {
    name: 'sequence',
    type: 'number',
    defaultValue: 0,
    access: { create: denyField, update: denyField },
    admin: { hidden: true, description: 'Raised at each change that calendars must be told of.' },
  },
]

type Problem = (value: string | null | undefined, data: Schedule) => string | null

type DayOptions = { problem: Problem; required?: boolean; condition?: (data: Schedule) => boolean }

function day(name: string, label: string, description: string, { problem, required, condition }: DayOptions): Field {
  return {
    name,
    label,
    type: 'date',
    required,
    validate: toValidate(problem),
    admin: { condition, description, date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } },
  }
}

function toValidate(problem: Problem): DateField['validate'] {
  return (value, { data }) => problem(value ? new Date(value).toISOString() : null, data as Schedule) ?? true
}
