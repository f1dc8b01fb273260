import { defineCollection } from '../access/define'
import { anyone, nobody, only } from '../access/rules'
import { line, long, orderField } from '../fields/basic'
import { revalidateCollection } from '../hooks/revalidate'

/** Questions that families ask, with their answers. */
export const Faqs = defineCollection({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  defaultSort: 'order',
  access: {
    read: anyone,
    create: only('editor'),
    update: only('editor'),
    delete: only('editor'),
    readVersions: nobody,
  },
  admin: {
    group: 'Site',
    useAsTitle: 'question',
    defaultColumns: ['question', 'order'],
    description: 'The page of frequently asked questions, in this order.',
  },
  hooks: revalidateCollection,
  fields: [
    line('question', 'As a parent would ask it.', { maxLength: 200 }),
    long('answer', 'A few sentences. {monthly}, {registration} and {total} become the amounts kept under Fees.', {
      required: true,
      maxLength: 1000,
    }),
    orderField(),
  ],
})
