import { defineContent } from '../access/content'
import { line, long, orderField } from '../fields/basic'

/** What families can sign up for, with its price. */
export const Programs = defineContent({
  slug: 'programs',
  defaultSort: 'order',
  admin: {
    group: 'Basketball',
    useAsTitle: 'title',
    defaultColumns: ['title', 'ageRange', 'price', 'duration', 'order'],
    description: 'The cards of the programs page, in this order.',
  },
  fields: [
    line('title', 'Name of the program.'),
    long('description', 'What players do there, in one to three sentences.', { required: true, maxLength: 400 }),
    line('ageRange', 'For example “Ages 6-17” or “All ages”.', { label: 'Ages' }),
    {
      name: 'price',
      type: 'number',
      required: true,
      min: 0,
      max: 100_000,
      validate: (value: unknown) => (Number.isInteger(value) && Number(value) >= 0 ? true : 'Enter whole dollars.'),
      admin: {
        description: 'Whole dollars: 199 is shown as $199/month, or as $199/hour when paid by the hour.',
        step: 1,
      },
    },
    line('duration', 'For example “Year-round”. Write “Per hour” for a program that is paid by the hour.'),
    line('schedule', 'For example “Two practices weekly, 2 hours each”.'),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Optional. Without one the card shows a drawn play.' },
    },
    orderField(),
  ],
})
