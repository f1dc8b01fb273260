import { definePage } from '../access/content'
import { line, long, row } from '../fields/basic'
import { feeTexts } from '../fields/fee-texts'
import { button, closing, heading, section } from '../fields/page'
import { optionalList, pointsField } from '../fields/lists'

/** The texts of the youth academy page. The age tiers are a collection. */
export const YouthAcademyPage = definePage({
  slug: 'youth-academy-page',
  label: 'Youth Academy page',
  description: 'The page /youth-academy. Its age tiers are kept under Basketball, its amounts under Giving, Fees.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline, two short words.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline, with the ages.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      ...button('secondary', 'Second button'),
    ]),
    section('practice', 'Practice', 'When the youth academy trains.', [
      ...heading('One or two sentences under the heading.'),
      optionalList('times', ['Practice', 'Practices'], [1, 7], 'The current practices of a week.', [
        row(line('day', 'For example Monday.'), line('hours', 'For example 6PM-8PM.', { maxLength: 40 })),
      ]),
    ]),
    section('tiers', 'Age tiers', 'Shown above the age tiers.', heading('One or two sentences under the heading.')),
    section('fees', 'Fees', 'The words around the amounts.', feeTexts()),
    section('apart', 'What sets us apart', 'The reasons to come.', [
      ...heading(),
      pointsField('points', [3, 6], 'Three to six points; the site numbers them.'),
    ]),
    closing(),
  ],
})
