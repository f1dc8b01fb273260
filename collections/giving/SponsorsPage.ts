import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { list } from '../fields/lists'
import { heading, section } from '../fields/page'

/** The texts of the sponsors page, besides the packages and the sponsors. */
export const SponsorsPage = definePage({
  slug: 'sponsors-page',
  label: 'Sponsors page',
  description:
    'The page /sponsors. Packages are in Sponsor packages, logos in Sponsors, inquiries in Sponsor inquiries.',
  writers: ['editor', 'treasurer'],
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      line('buttonLabel', 'What the button to the form says.', { maxLength: 40 }),
    ]),
    section('packages', 'Packages', 'Shown above the packages.', heading('One or two sentences.')),
    section('current', 'Sponsors', 'Shown above the logos of today’s sponsors.', [...heading()]),
    section('form', 'Form', 'Shown next to the form.', [
      ...heading('One or two sentences.'),
      long('thanks', 'What a company reads after sending.', { required: true, maxLength: 300 }),
      line('stepsTitle', 'Shown above the steps.'),
      list('steps', ['Step', 'Steps'], [2, 5], 'What happens next, in its order.', [
        line('step', 'One sentence.', { maxLength: 160 }),
      ]),
    ]),
  ],
})
