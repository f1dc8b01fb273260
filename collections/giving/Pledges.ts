import type { CollectionBeforeChangeHook } from 'payload'
import { PLEDGE_PREFIX } from '@/features/giving/rules/pledge-options'
import { toDay } from '@/lib/dates'
import { newReference } from '@/lib/reference'
import { centsField, email, line, long, relation, row } from '../fields/basic'
import { optionalDay } from '../fields/day'
import { revalidateCollection } from '../hooks/revalidate'
import { defineInbox } from '../inbox/define-inbox'

/** Pledges from /fundraiser and gifts entered by staff, one row of table pledges each, from the pledge to the letter. */
export const Pledges = defineInbox({
  slug: 'pledges',
  labels: { singular: 'Pledge or gift', plural: 'Pledges and gifts' },
  flow: 'pledge',
  admin: {
    group: 'Giving',
    useAsTitle: 'name',
    defaultColumns: ['name', 'amountCents', 'status', 'campaign', 'createdAt'],
    listSearchableFields: ['name', 'email', 'reference'],
    description:
      'A pledge is a promise: only what was received counts as raised. Add a gift that came without one here.',
  },
  hooks: { ...revalidateCollection, beforeChange: [recordStatusDays] },
  fields: [
    row(
      line('name', 'Who gives: a person, a family or a company.'),
      email('email', 'Our thanks go here. Empty for a gift of someone who has no email.', { required: false }),
    ),
    row(
      centsField('amountCents', 'Amount pledged', 'What was promised.'),
      line('levelName', 'The level that was chosen. Empty for an amount of their own.', {
        required: false,
        label: 'Level',
      }),
    ),
    relation('campaign', 'campaigns', 'What it is given towards.', { required: true, index: true }),
    long('message', 'What they wrote with it. May be empty.'),
  ],
  staffFields: [
    centsField('receivedCents', 'Amount received', 'What really came. Empty: the amount pledged.', { required: false }),
    optionalDay('receivedOn', 'The day it came. Set by itself when the status becomes “Received”.'),
    long('goodsText', 'What the giver got for it, for example two dinners. Empty: nothing.', {
      label: 'What they got for it',
      maxLength: 200,
    }),
    centsField('goodsCents', 'Worth of what they got', 'An honest estimate, for the letter.', { required: false }),
    {
      name: 'letter',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/features/giving/admin/LetterBox.client#LetterBox' } },
    },
    {
      name: 'letterSentOn',
      label: 'Letter sent on',
      type: 'date',
      admin: {
        position: 'sidebar',
        description: 'The law asks for a letter from $250 on. Set by itself when the status becomes “Acknowledged”.',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
      },
    },
  ],
  completeByStaff: () => ({ reference: newReference(PLEDGE_PREFIX) }),
})

/** Sets the day of receipt and of the letter to today when the status becomes received or acknowledged without one. */
function recordStatusDays({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]) {
  const becomes = (status: string) => data.status === status && originalDoc?.status !== status
  const today = `${toDay(new Date())}T12:00:00.000Z`
  return {
    ...data,
    ...(becomes('received') && { receivedOn: data.receivedOn ?? originalDoc?.receivedOn ?? today }),
    ...(becomes('acknowledged') && { letterSentOn: data.letterSentOn ?? originalDoc?.letterSentOn ?? today }),
  }
}
