import { defineContent } from '../access/content'
import { line, long, orderField } from '../fields/basic'

/** The seven stages of the player pathway. */
export const Stages = defineContent({
  slug: 'stages',
  defaultSort: 'order',
  admin: {
    group: 'Basketball',
    useAsTitle: 'title',
    defaultColumns: ['title', 'ageLabel', 'ages', 'order'],
    description: 'From First Touch to West Valley Prep. The home page and the squads page show them in this order.',
  },
  fields: [
    line('title', 'Name of the stage, for example “Foundation Phase”.'),
    line('ageLabel', 'Age group, for example “U10”.'),
    line('ages', 'Ages in words, for example “Ages 8-9”.'),
    {
      name: 'points',
      type: 'array',
      minRows: 1,
      labels: { singular: 'Point', plural: 'Points' },
      admin: { description: 'What players work on in this stage.' },
      fields: [line('point', 'A few words.', { maxLength: 200 })],
    },
    long('goal', 'What a player takes along into the next stage.', { required: true, maxLength: 300 }),
    orderField(),
  ],
})
