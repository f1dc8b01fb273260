import { defineContent } from '../access/content'
import { centsField, line, long, orderField } from '../fields/basic'

/** Suggested amounts. Each has one name on the fundraiser page and another on the donation page. */
export const GivingLevels = defineContent({
  slug: 'giving-levels',
  labels: { singular: 'Giving level', plural: 'Giving levels' },
  defaultSort: 'order',
  writers: ['editor', 'treasurer'],
  admin: {
    group: 'Giving',
    useAsTitle: 'fundraiserName',
    defaultColumns: ['fundraiserName', 'donationName', 'amountCents', 'order'],
    description: 'One table for both pages: the amount once, and its name on /fundraiser and on /donate.',
  },
  fields: [
    centsField('amountCents', 'Amount', 'What is given.'),
    line('fundraiserName', 'Its name on the fundraiser page.', { maxLength: 40 }),
    long('fundraiserText', 'What it pays for, in one sentence.', { required: true, maxLength: 160 }),
    line('donationName', 'Its name on the donation page.', { maxLength: 40 }),
    long('donationText', 'What it means, in one sentence.', { required: true, maxLength: 160 }),
    orderField(),
  ],
})
