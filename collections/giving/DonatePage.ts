import { definePage } from '../access/content'
import { line, linkField, long, row } from '../fields/basic'
import { list, titledList } from '../fields/lists'
import { button, closing, heading, section } from '../fields/page'

/** The texts of the donation page. Phone, e-mail and EIN come from the site settings. */
export const DonatePage = definePage({
  slug: 'donate-page',
  label: 'Donation page',
  description: 'The page /donate. Its levels are in Giving levels; phone, email and EIN are in Academy facts.',
  writers: ['editor', 'treasurer'],
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      ...button('secondary', 'Second button'),
    ]),
    section('impact', 'Impact', 'What a gift does.', [
      ...heading('One or two sentences.'),
      titledList('items', ['Point', 'Points'], [3, 4], 'What money becomes.'),
    ]),
    section('levels', 'Suggested levels', 'Shown above the five levels.', heading('One or two sentences.')),
    section('tax', 'Tax benefits', 'What givers may expect from the tax office.', [
      ...heading(),
      long('text', 'Two or three sentences; name the 501(c)(3) status.', { required: true, maxLength: 500 }),
      list('documents', ['Document', 'Documents'], [1, 6], 'Papers that show who you are.', [
        row(line('label', 'What it is.'), linkField('href', 'Where it is read.')),
      ]),
    ]),
    section('ways', 'Other ways', 'How else someone can support the academy.', [
      ...heading(),
      list('items', ['Way', 'Ways'], [2, 6], 'Each with a link of its own.', [
        line('title', 'A few words.'),
        long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
        ...button('link', 'Link'),
      ]),
    ]),
    section('commitment', 'Our commitment', 'What you promise; the EIN is next to it.', [
      ...heading(),
      long('text', 'Two or three sentences.', { required: true, maxLength: 500 }),
    ]),
    closing(),
  ],
})
