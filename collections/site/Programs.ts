import { PRICE_UNITS, unitFor } from '@/features/site/rules/programs'
import { optionsOf } from '@/lib/options'
import { defineContent } from '../access/content'
import { line, long, numberField, orderField, picture, select } from '../fields/basic'

/** The highest price. */
const MAX_DOLLARS = 100_000

/** Programs that families can sign up for, with their prices. */
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
    numberField(
      'price',
      'Whole dollars: 199 is shown as $199/month or $199/hour. What is billed to the cent is shown below it.',
      {
        min: 0,
        max: MAX_DOLLARS,
        validate: (value: unknown) =>
          (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DOLLARS) ||
          'Enter whole dollars, from 0 to 100,000.',
        step: 1,
      },
    ),
    select('priceUnit', 'What the price pays for.', optionsOf(PRICE_UNITS), {
      label: 'Price for',
      hooks: { beforeValidate: [({ value, siblingData }) => (value as unknown) ?? unitFor(siblingData.duration)] },
    }),
    line('duration', 'For example “Year-round”.'),
    line('schedule', 'For example “Two practices weekly, 2 hours each”.'),
    line('audience', 'Who it is for, for example “Players who train with a group”.', {
      label: 'Who it is for',
      required: false,
      maxLength: 120,
    }),
    line('included', 'What the price includes, for example “Eight practices a month”.', {
      required: false,
      maxLength: 160,
    }),
    picture('image', 'Optional. Without one the card shows a drawn play.'),
    orderField(),
  ],
})
