import { defineContent } from '../access/content'
import { line, long, numberField, orderField, picture, row } from '../fields/basic'

/** The coaching staff on the site. The first in order is featured at the top of the page. */
export const Coaches = defineContent({
  slug: 'coaches',
  labels: { singular: 'Coach', plural: 'Coaches' },
  defaultSort: 'order',
  admin: {
    group: 'Basketball',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'focus', 'order'],
    listSearchableFields: ['name', 'role', 'focus'],
    description: 'The coaching staff, in this order. The first one is large at the top of the page /coaches.',
  },
  fields: [
    row(line('name', 'First and last name.', { maxLength: 60 }), line('role', 'For example “Director and founder”.')),
    long('bio', 'Two to four sentences: who this coach works with, and how.', { required: true, maxLength: 700 }),
    row(
      line('focus', 'What players come to this coach for, in a few words.'),
      numberField('since', 'Optional. The year this coach joined the academy.', {
        required: false,
        min: 1950,
        max: 2100,
        step: 1,
      }),
      line('number', 'One or two digits, drawn on a jersey until there is a portrait.', {
        maxLength: 2,
        validate: (value: unknown) => /^\d{1,2}$/.test(String(value)) || 'Enter one or two digits.',
      }),
    ),
    picture('portrait', 'Optional, upright. Without one the page draws a jersey with the name and number.'),
    orderField(),
  ],
})
