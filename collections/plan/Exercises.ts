import { EQUIPMENT, LISTS, QUALITIES, WEIGHTS_FROM } from '@/features/plan/rules/options'
import { defineContent } from '../access/content'
import { line, long, numberField, orderField, row } from '../fields/basic'
import { choice, goalsField, minAgeField, positionsField } from './fields'

/** The exercises of training plans: three of each list are chosen in the browser. */
export const Exercises = defineContent({
  slug: 'exercises',
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  admin: {
    group: 'Plan',
    useAsTitle: 'title',
    defaultColumns: ['title', 'list', 'quality', 'minAge', 'order'],
    listSearchableFields: ['title', 'how'],
    description:
      'The training plans take three exercises of each list: those that suit age and position, nearest to the goal first, then in this order.',
  },
  fields: [
    line('title', 'Short and plain, for example “Form shooting”. It is in the checklist of the day.', {
      maxLength: 60,
    }),
    row(
      choice('list', LISTS, 'Skill and athletic work fills training days, recovery all seven.'),
      choice('quality', QUALITIES, 'Of strength and of jumps a plan takes one each, so that rest lies in between.'),
    ),
    line('dose', 'How much, for example “3 × 8” or “5 minutes”. Below 13 no weights, at 13-17 sets of 8 to 15.', {
      maxLength: 40,
    }),
    long('how', 'One or two sentences that a ten-year-old understands.', { required: true, maxLength: 240 }),
    row(
      minAgeField('this exercise'),
      choice('equipment', EQUIPMENT, `Weights are never shown below age ${WEIGHTS_FROM}, whatever is set here.`, {
        defaultValue: 'none',
      }),
      numberField(
        'landings',
        'Landings from jumps in one session. At most 40 are shown below 12, 80 at 12-14, 100 at 15-17.',
        { min: 0, max: 120, defaultValue: 0, step: 1 },
      ),
    ),
    goalsField(),
    positionsField(),
    orderField(),
  ],
})
