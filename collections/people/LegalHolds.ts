import type { CollectionBeforeChangeHook } from 'payload'
import type { LegalHold } from '@/payload-types'
import { defineCollection } from '../access/define'
import { denyAll, denyField, only } from '../access/rules'
import { line, relation } from '../fields/basic'
import { dayField } from '../fields/day'

/** Records that must not be deleted until a day, neither by the monthly job nor by an erasure. */
export const LegalHolds = defineCollection({
  slug: 'legal-holds',
  labels: { singular: 'Legal hold', plural: 'Legal holds' },
  defaultSort: 'endsOn',
  disableBulkEdit: true,
  access: {
    read: only('registrar'),
    create: only('admin'),
    update: only('admin'),
    // A hold ends on its day, which an admin may move.
    delete: denyAll,
    readVersions: denyAll,
  },
  admin: {
    group: 'People',
    useAsTitle: 'reason',
    defaultColumns: ['reason', 'endsOn', 'heldBy'],
    description:
      'Keeps everything about a child or a message while the academy may have to show it, for example in a court case. It ends by itself.',
  },
  hooks: { beforeChange: [nameHolder] },
  fields: [
    line('reason', 'Why it must be kept, without a child’s name.', { maxLength: 200 }),
    relation(
      'about',
      [
        'players',
        'player-registrations',
        'tryout-registrations',
        'applications',
        'form-entries',
        'sponsor-inquiries',
        'tour-requests',
        'pledges',
      ],
      'One record of a child is enough: the hold covers all of that child.',
      { hasMany: true, required: true },
    ),
    dayField('endsOn', 'The last day of the hold.'),
    {
      name: 'heldBy',
      label: 'Set by',
      type: 'text',
      access: { create: denyField, update: denyField },
      admin: { readOnly: true, position: 'sidebar', description: 'Who set or last changed the hold.' },
    },
  ],
})

/** Records who set or last changed a legal hold. */
function nameHolder({ data, req }: Parameters<CollectionBeforeChangeHook<LegalHold>>[0]) {
  return { ...data, heldBy: req.user?.collection === 'staff' ? req.user.name : 'the system' }
}
