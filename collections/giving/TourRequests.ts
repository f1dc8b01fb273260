import { LIMITS } from '@/lib/limits'
import { line, row } from '../fields/basic'
import { defineInbox } from '../inbox/define-inbox'

/** Tour requests from /funding-deck. A unique index reserves the time of a pending or confirmed request. */
export const TourRequests = defineInbox({
  slug: 'tour-requests',
  labels: { singular: 'Tour request', plural: 'Tour requests' },
  flow: 'tour',
  admin: {
    group: 'Giving',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'date', 'slotAt', 'status'],
    listSearchableFields: ['name', 'company', 'email', 'reference'],
    description:
      'People who would like to see the facility. Confirm or decline; the times to choose from are in “Tours”.',
  },
  fields: [
    row(line('name', 'Who would like to come.'), line('company', 'May be empty.', { required: false })),
    row(
      { name: 'email', type: 'email', required: true, admin: { description: 'Our reply goes here.' } },
      line('phone', 'As typed. May be empty.', { required: false, maxLength: LIMITS.phone }),
    ),
    line('date', 'The day they would like, year-month-day.', { maxLength: 10 }),
  ],
  staffFields: [
    {
      name: 'slotAt',
      label: 'Time of the tour',
      type: 'date',
      index: true,
      timezone: true,
      admin: {
        position: 'sidebar',
        description: 'Arizona time. Chosen by the visitor, or agreed with them. No two tours share one.',
        date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 },
      },
    },
  ],
})
