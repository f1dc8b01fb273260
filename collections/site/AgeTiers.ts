import { defineContent } from '../access/content'
import { line, long, orderField, row } from '../fields/basic'

/** The age groups of the youth academy. Their names differ from those of the pathway's stages. */
export const AgeTiers = defineContent({
  slug: 'age-tiers',
  labels: { singular: 'Age tier', plural: 'Age tiers' },
  defaultSort: 'order',
  admin: {
    group: 'Basketball',
    useAsTitle: 'name',
    defaultColumns: ['tier', 'name', 'ages', 'order'],
    listSearchableFields: ['tier', 'name'],
    description: 'The cards of the Youth Academy page, in this order. Stages of the pathway are kept on their own.',
  },
  fields: [
    row(
      line('tier', 'Age group, for example “U8”. Set very large.', { maxLength: 5 }),
      line('ages', 'From and to, for example “6-7”.', { maxLength: 20 }),
    ),
    line('name', 'Name of the tier on the youth page, for example “First Touch”.'),
    long('text', 'What players learn there, in one sentence.', { required: true, maxLength: 200 }),
    orderField(),
  ],
})
