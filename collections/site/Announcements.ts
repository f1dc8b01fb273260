import type { Access, Where } from 'payload'
import { addDays } from 'date-fns'
import { isStaff } from '@/lib/roles'
import { defineCollection } from '../access/define'
import { denyAll, only } from '../access/rules'
import { line, linkField, row } from '../fields/basic'
import { momentField } from '../fields/day'
import { withoutFullNames } from '../fields/without-full-names'
import { revalidateCollection } from '../hooks/revalidate'

const TEXT_MAX = 160

/** Visitors read only current announcements, neither scheduled nor expired ones. */
const readCurrent: Access = ({ req }) => isStaff(req.user) || showsAt(new Date())
const write = only('editor', 'registrar')

/** Short news above every page, shown from a start to an end time, such as “No practice tonight”. */
export const Announcements = defineCollection({
  slug: 'announcements',
  labels: { singular: 'Announcement', plural: 'Announcements' },
  defaultSort: '-startsAt',
  access: { read: readCurrent, create: write, update: write, delete: write, readVersions: denyAll },
  admin: {
    group: 'Site',
    useAsTitle: 'text',
    defaultColumns: ['text', 'startsAt', 'endsAt'],
    description: 'A line above every page, for a while. If two overlap, the one that began last is shown.',
  },
  hooks: revalidateCollection,
  fields: [
    line('text', 'One sentence, such as “No practice tonight: the gym is closed.” No full names.', {
      maxLength: TEXT_MAX,
      validate: withoutFullNames as never,
    }),
    row(
      momentField('startsAt', 'From', 'Arizona time. Now, unless you plan ahead.', {
        defaultValue: () => new Date().toISOString(),
      }),
      {
        ...momentField('endsAt', 'Until', 'Arizona time. It disappears by itself.', {
          defaultValue: () => addDays(new Date(), 1).toISOString(),
        }),
        validate: (value: unknown, { siblingData }: { siblingData: { startsAt?: unknown } }) =>
          checkEnd(value, siblingData.startsAt),
      },
    ),
    row(
      linkField('href', 'Where people read more, such as /events. May stay empty.', {
        label: 'Link',
        required: false,
      }),
      line('linkLabel', 'What the link says. “Read more”, if empty.', {
        label: 'Words of the link',
        required: false,
        maxLength: 40,
      }),
    ),
  ],
})

/** Filters the announcements shown at a given time. */
function showsAt(moment: Date): Where {
  const now = moment.toISOString()
  return { startsAt: { less_than_equal: now }, endsAt: { greater_than: now } }
}

function checkEnd(end: unknown, start: unknown): true | string {
  if (!end || Number.isNaN(Date.parse(String(end)))) return 'Choose when it ends.'
  return Date.parse(String(end)) > Date.parse(String(start)) || 'Choose an end after the beginning.'
}
