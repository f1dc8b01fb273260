import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, closing, goalLabel, heading, section } from '../fields/page'
import { optionalList } from '../fields/lists'

/** The texts of the pathway page. The stages are edited under Basketball. */
export const PathwayPage = definePage({
  slug: 'pathway-page',
  label: 'Pathway page',
  description: 'The page /player-pathway, section by section. The stages themselves are kept under Basketball.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline.'),
      long('lede', 'From where to where the pathway leads.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      ...button('secondary', 'Second button'),
    ]),
    section('pathway', 'Pathway', 'Shown above the stages, and in each of them.', [...heading(), goalLabel()]),
    section('leads', 'Where it leads', 'What comes after the last stage.', [
      ...heading(),
      optionalList('items', ['Place', 'Places'], [4, 4], 'Exactly four.', [
        line('title', 'A few words.'),
        long('text', 'One sentence.', { required: true, maxLength: 200 }),
      ]),
    ]),
    closing(),
  ],
})
