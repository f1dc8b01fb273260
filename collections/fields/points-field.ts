import type { Field } from 'payload'
import { line, linkField, long } from './basic'

type PointsOptions = { minRows: number; maxRows: number; description: string; singular?: string; plural?: string }

/** Short points with one sentence each; the site numbers them. */
export function pointsField(name: string, options: PointsOptions): Field {
  const { minRows, maxRows, description, singular = 'Point', plural = 'Points' } = options
  return {
    name,
    type: 'array',
    minRows,
    maxRows,
    labels: { singular, plural },
    admin: { description },
    fields: [
      line('title', 'Two to four words.'),
      long('text', 'One or two sentences.', { required: true, maxLength: 200 }),
    ],
  }
}

/** Two cards, each of which is a link. */
export function twoCards(): Field {
  return {
    name: 'cards',
    type: 'array',
    minRows: 2,
    maxRows: 2,
    labels: { singular: 'Card', plural: 'Cards' },
    admin: { description: 'Exactly two.' },
    fields: [
      line('label', 'Small line, for example “Ages 6-14”.'),
      line('title', 'Name of the program.'),
      long('text', 'One or two sentences.', { required: true, maxLength: 240 }),
      line('figure', 'Large figure behind the text, for example “6-14”.', { maxLength: 6 }),
      line('linkLabel', 'What the link says.'),
      linkField('href', 'Where the card leads.'),
    ],
  }
}
