import { defineContent } from '../access/content'
import { centsField, line, orderField } from '../fields/basic'
import { list } from '../fields/lists'

/** Sponsorship packages, shown on /sponsors and offered in its form. */
export const SponsorPackages = defineContent({
  slug: 'sponsor-packages',
  labels: { singular: 'Sponsor package', plural: 'Sponsor packages' },
  defaultSort: 'order',
  writers: ['editor', 'treasurer'],
  admin: {
    group: 'Giving',
    useAsTitle: 'name',
    defaultColumns: ['name', 'amountCents', 'order'],
    description: 'The packages on the sponsors page, smallest first.',
  },
  fields: [
    line('name', 'A word or two.', { maxLength: 40 }),
    centsField('amountCents', 'Amount', 'What the package costs.'),
    line('period', 'How long it holds, for example “a season”.', { maxLength: 40 }),
    list('benefits', ['Benefit', 'Benefits'], [1, 6], 'What the sponsor gets.', [line('benefit', 'A short line.')]),
    orderField(),
  ],
})
