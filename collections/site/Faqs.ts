import { defineContent } from '../access/content'
import { line, long, orderField } from '../fields/basic'

/** Questions that families ask, with their answers. */
export const Faqs = defineContent({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  defaultSort: 'order',
  admin: {
    group: 'Site',
    useAsTitle: 'question',
    defaultColumns: ['question', 'order'],
    description: 'The page of frequently asked questions, in this order.',
  },
  fields: [
    line('question', 'As a parent would ask it.', { maxLength: 200 }),
    long(
      'answer',
      'A few sentences. {monthly}, {registration} and {total} become the amounts kept under Fees, {ages} and {hours} those of Stages and Academy facts.',
      {
        required: true,
        maxLength: 1000,
      },
    ),
    line('figure', 'The number of the answer, set very large: “{total}”, “6–17”, “48–72 h”. Empty when it has none.', {
      required: false,
      maxLength: 14,
    }),
    orderField(),
  ],
})
