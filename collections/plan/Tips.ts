import { defineContent } from '../access/content'
import { long, orderField } from '../fields/basic'
import { minAgeField, stylesField } from './fields'

/** Nutrition tips. Each nutrition plan shows a random one of those for the style of the goal. */
export const Tips = defineContent({
  slug: 'tips',
  labels: { singular: 'Trainer tip', plural: 'Trainer tips' },
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  admin: {
    group: 'Plan',
    useAsTitle: 'text',
    defaultColumns: ['text', 'styles', 'minAge', 'order'],
    listSearchableFields: ['text'],
    description: 'Each nutrition plan shows one tip of its style. No supplements, no fasting, no weight cutting.',
  },
  fields: [
    long('text', 'One or two sentences, said to the player.', { required: true, maxLength: 240 }),
    stylesField('For which styles. Muscle: stronger, gain weight. Energy: higher, quicker. Recovery: lose weight.'),
    minAgeField('this tip'),
    orderField(),
  ],
})
