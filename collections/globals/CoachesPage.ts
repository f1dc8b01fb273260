import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { optionalList } from '../fields/lists'
import { closing, heading, headline, section } from '../fields/page'

/** The texts around the coaching staff; the coaches are a collection. */
export const CoachesPage = definePage({
  slug: 'coaches-page',
  label: 'Coaches page',
  description: 'The page /coaches, section by section. The coaches themselves are kept under Basketball.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', headline('The headline, two short words.')),
    section('list', 'Coaches', 'Words around the coaches.', [
      line('title', 'Shown above everyone after the first coach.'),
      line('focusLabel', 'Shown before what a coach is for.', { defaultValue: 'Ask about' }),
      line('sinceLabel', 'Shown before the year a coach joined.', { defaultValue: 'With us since' }),
      line('empty', 'Shown while there is no coach.', {
        defaultValue: 'The coaching staff will be introduced here soon.',
        maxLength: 200,
      }),
    ]),
    section('standards', 'Adults and children', 'What families may expect of every adult who works with players.', [
      ...heading('One or two sentences.'),
      optionalList(
        'items',
        ['Point', 'Points'],
        [0, 6],
        'Only what the academy really does. Name a check of adults here once it is in place, not before.',
        [line('title', 'A few words.'), long('text', 'One or two sentences.', { required: true, maxLength: 300 })],
      ),
    ]),
    closing(),
  ],
})
