import { definePage } from '../access/content'
import { line, long, row } from '../fields/basic'
import { feeTexts } from '../fields/fee-texts'
import { button, closing, heading, section } from '../fields/page'
import { optionalList, pointsField } from '../fields/lists'

/** The texts of the program and pricing page. */
export const PricingPage = definePage({
  slug: 'pricing-page',
  label: 'Pricing page',
  description: 'The page /registration. Its amounts and both jersey packages are kept under Giving, Fees.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline, with the typical ages.'),
      line('slogan', 'The join slogan, in capitals. It is the headline of the page.', { maxLength: 60 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      line('callLabel', 'Shown before the phone number on its button, for example “Call”.', { maxLength: 40 }),
    ]),
    section('fees', 'Fees', 'The words around the amounts.', [
      ...feeTexts(),
      row(
        line('youthPackageTitle', 'Names the youth page’s jersey package.'),
        line('academyPackageTitle', 'Names the academy page’s jersey package.'),
      ),
    ]),
    section('benefits', 'Benefits', 'What the fees pay for.', [
      ...heading(),
      optionalList('items', ['Benefit', 'Benefits'], [3, 9], 'Three to nine; six fill their grid.', [
        line('item', 'A few words.'),
      ]),
    ]),
    section('process', 'Registration', 'How a family joins.', [
      ...heading(),
      pointsField('steps', [4, 4], 'Exactly four, in their order.', ['Step', 'Steps']),
    ]),
    closing(button('button', 'Button'), 'The last call of the page, with the phone beside it.'),
  ],
})
