import { definePage } from '../access/content'
import { line, linkField, long } from '../fields/basic'
import { button, heading, section } from '../fields/page'
import { optionalList, pointsField } from '../fields/lists'

/** The texts of the film room's public page and of the library. */
export const FilmRoomPage = definePage({
  slug: 'film-room-page',
  label: 'Film room page',
  description:
    'The texts of /film-room before someone is signed in. Films, quizzes and members are kept under Film room.',
  tabs: [
    section('hero', 'Hero', 'Next to the sign-in card.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, two to four words.', { maxLength: 60 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
    ]),
    section('how', 'How it works', 'The first section below.', [
      ...heading(),
      pointsField('steps', [3, 4], 'Three or four steps.', ['Step', 'Steps']),
    ]),
    section('who', 'Who it is for', 'Who the film room is for.', [
      ...heading(),
      pointsField('groups', [2, 4], 'Players, parents, coaches.', ['Group', 'Groups']),
    ]),
    section('quote', 'Quote', 'One sentence between the sections.', [
      long('text', 'The quote, without quotation marks.', { required: true, maxLength: 240 }),
      line('by', 'Who says it.', { maxLength: 80 }),
    ]),
    section('masterclass', 'Defensive masterclass', 'Three films that everybody may watch elsewhere.', [
      ...heading('One or two sentences.'),
      optionalList('videos', ['Video', 'Videos'], [3, 3], 'Exactly three. Each opens on its own site in a new tab.', [
        line('title', 'What it shows.', { maxLength: 80 }),
        linkField('href', 'A full address beginning with https://'),
      ]),
    ]),
    section('closing', 'Buttons', 'The last lines of the page.', [
      line('title', 'Heading of the section.', { maxLength: 60 }),
      ...button('login', 'Sign-in button'),
      ...button('register', 'Registration button'),
    ]),
    section('library', 'Library', 'The lines members read above the films.', [
      line('title', 'The headline, two to four words.', { maxLength: 60 }),
      line('welcomeLabel', 'Small line above the headline.', { maxLength: 40 }),
    ]),
  ],
})
