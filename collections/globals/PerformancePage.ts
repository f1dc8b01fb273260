import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { factList, titledList } from '../fields/lists'
import { button, closing, heading, section } from '../fields/page'

/** The texts of the strength and conditioning page, facilities included. */
export const PerformancePage = definePage({
  slug: 'performance-page',
  label: 'Performance page',
  description: 'The page /performance: strength and conditioning, and the facilities.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline, in capitals.'),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      ...button('facilities', 'Main button'),
      ...button('train', 'Second button'),
      factList('How often, who and how long.'),
    ]),
    section('block', 'A block', 'What a block of training works on.', [
      ...heading('One or two sentences.'),
      titledList('items', ['Quality', 'Qualities'], [3, 9], 'Six fill the page best.'),
    ]),
    section('load', 'Load and age', 'How young athletes are kept safe. No medical claims.', [
      ...heading('One or two sentences.'),
      titledList('ages', ['Age', 'Ages'], [2, 4], 'The youngest first.'),
      line('rulesTitle', 'Heading above the rules.'),
      titledList('rules', ['Rule', 'Rules'], [2, 6], 'What every session keeps to.'),
    ]),
    section('facilities', 'Facilities', 'Links to “facilities” lead here.', [
      ...heading('One or two sentences.'),
      titledList(
        'places',
        ['Place', 'Places'],
        [3, 3],
        'The court, the turf lane, the weights: the plan above is drawn and numbered in that order.',
      ),
    ]),
    closing(),
  ],
})
