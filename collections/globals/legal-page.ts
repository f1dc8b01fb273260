import type { Field } from 'payload'
import { line, long } from '../fields/basic'
import { section } from '../fields/page'
import { richText } from '../fields/rich-text'

/** The tabs of a legal page: its heading, the date of the last change, and the text. */
export function legalTabs() {
  return [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'Heading of the page.', { maxLength: 60 }),
      long('lede', 'What the page settles, in one or two sentences.', { required: true, maxLength: 300 }),
    ]),
    section('text', 'Text', 'Have it checked by someone who knows the law before families rely on it.', [
      line('updatedLabel', 'Shown before the date.', { defaultValue: 'Last updated' }),
      updated,
      line('contentsLabel', 'Names the list of headings beside the text.', { defaultValue: 'On this page' }),
      richText('body', 'The text, with a heading for each question a family may have.'),
    ]),
  ]
}

const updated: Field = {
  name: 'updated',
  type: 'date',
  required: true,
  admin: {
    description: 'The day this text was last changed.',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
  },
}
