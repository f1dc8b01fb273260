import type { ArrayField } from 'payload'
import { line, linkField, long, row } from './basic'

type Labels = [singular: string, plural: string]
type Rows = [fewest: number, most: number]

/** A list of rows with a short title and one or two sentences. */
export function titledList(name: string, labels: Labels, rows: Rows, description: string): ArrayField {
  return list(name, labels, rows, description, [
    line('title', 'A few words.'),
    long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
  ])
}

/** A list of rows with the given fields. */
export function list(...options: Parameters<typeof optionalList>): ArrayField {
  return { ...optionalList(...options), required: true }
}

/** A list of rows with the given fields, which may also be empty. */
export function optionalList(
  name: string,
  [singular, plural]: Labels,
  [minRows, maxRows]: Rows,
  description: string,
  fields: ArrayField['fields'],
): ArrayField {
  return { name, type: 'array', minRows, maxRows, labels: { singular, plural }, admin: { description }, fields }
}

/** Short facts shown in a strip below the hero. */
export function factList(description: string): ArrayField {
  return list('facts', ['Fact', 'Facts'], [2, 4], description, [
    row(line('term', 'Small line.'), line('value', 'Large line, a few words.')),
  ])
}

/** Short points with one sentence each; the site numbers them. */
export function pointsField(
  name: string,
  rows: Rows,
  description: string,
  labels: Labels = ['Point', 'Points'],
): ArrayField {
  return optionalList(name, labels, rows, description, [
    line('title', 'Two to four words.'),
    long('text', 'One or two sentences.', { required: true, maxLength: 200 }),
  ])
}

/** Two cards, each of which is a link. */
export function twoCards(): ArrayField {
  return optionalList('cards', ['Card', 'Cards'], [2, 2], 'Exactly two.', [
    line('label', 'Small line, for example “Ages 6-14”.'),
    line('title', 'Name of the program.'),
    long('text', 'One or two sentences.', { required: true, maxLength: 240 }),
    line('figure', 'Large figure behind the text, for example “6-14”.', { maxLength: 6 }),
    line('linkLabel', 'What the link says.'),
    linkField('href', 'Where the card leads.'),
  ])
}
