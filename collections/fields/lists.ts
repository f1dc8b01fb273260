import type { ArrayField } from 'payload'
import { line, long } from './basic'

type ListOptions = {
  /** The labels of one row and of several. */
  labels: [singular: string, plural: string]
  description: string
  rows: [fewest: number, most: number]
}

/** A list of rows with a short title and one or two sentences. */
export function titledList(name: string, options: ListOptions): ArrayField {
  return list(name, options, [
    line('title', 'A few words.'),
    long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
  ])
}

/** A list of rows with the given fields. */
export function list(
  name: string,
  { labels, description, rows }: ListOptions,
  fields: ArrayField['fields'],
): ArrayField {
  const [singular, plural] = labels
  return {
    name,
    type: 'array',
    required: true,
    minRows: rows[0],
    maxRows: rows[1],
    labels: { singular, plural },
    admin: { description },
    fields,
  }
}

/** Short facts shown in a strip below the hero. */
export function factList(description: string): ArrayField {
  return list('facts', { labels: ['Fact', 'Facts'], description, rows: [2, 4] }, [
    { type: 'row', fields: [line('term', 'Small line.'), line('value', 'Large line, a few words.')] },
  ])
}
