import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, closing, heading, section } from '../fields/page'
import { optionalList, pointsField } from '../fields/lists'

/** The texts of the advanced academy page, except the questions of its application form. */
export const AdvancedAcademyPage = definePage({
  slug: 'advanced-academy-page',
  label: 'Advanced Academy page',
  description: 'The page /advanced-academy. What players send in its form is kept under Families, Applications.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline, two short words.', { maxLength: 40 }),
      long('lede', 'Who the program is for, in one or two sentences.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      ...button('secondary', 'Second button'),
    ]),
    section('program', 'The program', 'What players do there.', [
      ...heading('One or two sentences under the heading.'),
      pointsField('points', [3, 6], 'Three to six points; the site numbers them.'),
    ]),
    section('apply', 'Application', 'Shown next to the application form.', [
      ...heading('One or two sentences, with how soon you answer.'),
      long('thanks', 'What a family reads after sending.', { required: true, maxLength: 300 }),
      line('stepsTitle', 'Shown above the steps.'),
      optionalList('steps', ['Step', 'Steps'], [2, 5], 'What happens after the form is sent, in its order.', [
        line('step', 'One sentence.', { maxLength: 160 }),
      ]),
    ]),
    closing(),
  ],
})
