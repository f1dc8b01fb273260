import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { feeTexts } from '../fields/fee-texts'
import { button, closing, heading, section } from '../fields/page'
import { pointsField, twoCards } from '../fields/lists'

/** The texts of the academy overview. */
export const AcademyPage = definePage({
  slug: 'academy-page',
  label: 'Academy page',
  description: 'The page /academy, section by section. Its amounts and the jersey package are kept under Giving, Fees.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, two short words.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline, with the ages.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      ...button('secondary', 'Second button'),
    ]),
    section('programs', 'Programs', 'Two cards that lead on.', [line('title', 'Heading of the section.'), twoCards()]),
    section('structure', 'Structure', 'How the academy is built.', [
      ...heading('One sentence under the heading.'),
      pointsField('points', [2, 5], 'Two to five points; the site numbers them.'),
    ]),
    section('fees', 'Fees', 'The words around the amounts.', feeTexts()),
    closing(),
  ],
})
