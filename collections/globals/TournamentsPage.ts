import { definePage } from '../access/content'
import { long } from '../fields/basic'
import { titledList } from '../fields/lists'
import { button, closing, heading, headline, section } from '../fields/page'

/** The texts of the tournaments page. */
export const TournamentsPage = definePage({
  slug: 'tournaments-page',
  label: 'Tournaments page',
  description: 'The page /tournaments: how a squad gets to a tournament, and how we know that a player is ready.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      ...headline('The headline, one or two words.'),
      ...button('register', 'Main button'),
      ...button('academy', 'Second button'),
    ]),
    section('pathway', 'Pathway', 'The steps to a tournament.', [
      ...heading(),
      titledList('steps', ['Step', 'Steps'], [3, 5], 'The site numbers them.'),
    ]),
    section('readiness', 'Readiness', 'How coaches know that a player is ready.', [
      ...heading('One or two sentences.'),
      titledList('criteria', ['Criterion', 'Criteria'], [4, 8], 'An even number.'),
    ]),
    section('later', 'Not yet ready', 'For families whose child is not ready yet.', [
      ...heading(),
      long('lede', 'The first, larger paragraph.', { required: true, maxLength: 500 }),
      ...button('link', 'Link'),
    ]),
    closing([...button('register', 'Main button'), ...button('squads', 'Second button')]),
  ],
})
