import type { CollectionBeforeChangeHook } from 'payload'
import { randomUUID } from 'node:crypto'
import { EVENT_TYPES } from '@/features/events/rules/options'
import { optionsOf } from '@/lib/options'
import type { Event } from '@/payload-types'
import { hasMoved } from '@/features/events/rules/calendar'
import { defineContent } from '../access/content'
import { line, linkField, long, relation, row, select } from '../fields/basic'
import { titleSlug } from '../fields/slug'
import { calendarFields, cancellationFields, repeatFields, timeFields } from './event-fields'

/**
 * Sets the iCalendar UID of a new event, and increments its sequence when calendars must update. The sequence never decreases,
 * so restoring an old version counts as an update as well.
 */
const numberEvent: CollectionBeforeChangeHook<Event> = ({ data, originalDoc }) => {
  if (!originalDoc?.uid) return { ...data, uid: randomUUID(), sequence: 0 }
  const sequence = originalDoc.sequence ?? 0
  const moved = hasMoved(originalDoc, { ...originalDoc, ...data })
  return { ...data, uid: originalDoc.uid, sequence: moved ? sequence + 1 : sequence }
}

/** Everything with a date: tryouts, clinics, practices, games, tournaments and meetings. */
export const Events = defineContent({
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  writers: ['editor', 'coach'],
  defaultSort: 'start',
  admin: {
    group: 'Basketball',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'start', 'repeat', 'cancelled', '_status'],
    listSearchableFields: ['title', 'slug', 'place.name'],
    components: { beforeListTable: ['/features/events/admin/import/ImportLink#ImportLink'] },
    description: 'The calendar at /events, and the calendar file that families subscribe to.',
  },
  hooks: { beforeChange: [numberEvent] },
  fields: [
    line('title', 'What families call it, for example “Spring tryout”.', { maxLength: 80 }),
    row(
      select('type', 'Shown next to the title as a small tag.', optionsOf(EVENT_TYPES), {
        defaultValue: 'practice',
        admin: { width: '50%' },
      }),
      relation('divisions', 'divisions', 'Who it is for. Leave it empty for everyone.', {
        hasMany: true,
        admin: { width: '50%' },
      }),
    ),
    ...timeFields,
    ...repeatFields,
    {
      name: 'place',
      type: 'group',
      admin: { description: 'Where it takes place.' },
      fields: [
        line('name', 'For example “Main gym” or the name of a school.', { maxLength: 80 }),
        line('address', 'Street and city, for those who have never been there.', { required: false, maxLength: 160 }),
      ],
    },
    long('description', 'What happens, what to bring, who to ask. An empty line begins a new paragraph.', {
      maxLength: 1500,
    }),
    linkField('registrationHref', 'Where families sign up, for example /tryout-registration. Empty: no button.', {
      label: 'Registration link',
      required: false,
    }),
    ...cancellationFields,
    titleSlug({ under: '/events/', example: 'spring-tryout-2027' }),
    ...calendarFields,
  ],
})
