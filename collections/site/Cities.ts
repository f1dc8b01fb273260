import type { Field } from 'payload'
import { defineContent } from '../access/content'
import { line, long, numberField, orderField, row } from '../fields/basic'
import { titleSlug } from '../fields/slug'

/** Nearby cities whose families drive to the gym. Each has its own page, made from one template. */
export const Cities = defineContent({
  slug: 'cities',
  labels: { singular: 'City', plural: 'Cities' },
  defaultSort: 'order',
  admin: {
    group: 'Site',
    useAsTitle: 'city',
    defaultColumns: ['city', 'drivingTime', 'drivingDistance', 'slug', 'order'],
    listSearchableFields: ['city', 'region', 'slug'],
    description: 'One page a city, at /locations/…-basketball. The words they share are kept under Pages, City pages.',
  },
  fields: [
    row(
      line('city', 'As its people write it.'),
      line('region', 'The state, in full.', { defaultValue: 'Arizona' }),
      line('regionCode', 'For search engines: country and state.', { defaultValue: 'US-AZ', maxLength: 6 }),
    ),
    long(
      'audience',
      'Who the page is for, in one or two sentences under the headline. Ages, if you name them, go here.',
      {
        required: true,
        maxLength: 300,
      },
    ),
    row(
      line('drivingTime', 'To the gym, for example “50 minutes”.', { maxLength: 30 }),
      line('drivingDistance', 'To the gym, for example “45 miles”.', { maxLength: 30 }),
      coordinate('latitude', 90, 'Of the city, for example 33.3062. It places the city on the drawn map.'),
      coordinate('longitude', 180, 'Of the city, for example -111.8413. West is negative.'),
    ),
    {
      name: 'localPlayers',
      label: 'Local success stories',
      type: 'array',
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Story', plural: 'Stories' },
      admin: {
        description: 'Small true things that players from this city have done. Never a child’s name.',
      },
      fields: [line('text', 'One sentence.', { maxLength: 200 })],
    },
    {
      name: 'testimonial',
      type: 'group',
      admin: { description: 'One family from this city, in their words and with their consent.' },
      fields: [
        long('quote', 'The words themselves, one or two sentences, without quotation marks.', {
          required: true,
          maxLength: 400,
        }),
        line('author', 'First name and last initial.'),
        line('location', 'For example “South Chandler”.'),
      ],
    },
    long('metaDescription', 'What search engines show under the title, about 150 characters.', {
      label: 'Description for search engines',
      required: true,
      maxLength: 200,
    }),
    {
      name: 'keywords',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 10,
      admin: { description: 'What families there would search for. Press Enter after each.' },
    },
    titleSlug({ under: '/locations/', ending: '-basketball', example: 'cave-creek', from: 'city', maxLength: 60 }),
    orderField(),
  ],
})

function coordinate(name: string, limit: number, description: string): Field {
  return numberField(name, description, { min: -limit, max: limit, step: 0.0001 })
}
