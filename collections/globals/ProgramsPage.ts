import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, closing, section } from '../fields/page'

/** The texts around the programs; the programs are a collection. */
export const ProgramsPage = definePage({
  slug: 'programs-page',
  label: 'Programs page',
  description: 'The texts around the cards. The programs are kept under Basketball, Programs.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'Heading of the page, in capitals.', { defaultValue: 'OUR PROGRAMS' }),
      long('lede', 'One or two sentences under the heading.', { required: true, maxLength: 300 }),
    ]),
    section('list', 'Programs', 'The cards.', [
      line('buttonLabel', 'What the button of each program says; it leads to the tryout registration.', {
        defaultValue: 'Register Now',
        maxLength: 60,
      }),
      line('empty', 'Shown while there is no program.', {
        defaultValue: 'No programs available at the moment. Check back later.',
        maxLength: 200,
      }),
    ]),
    closing(
      [...button('register', 'Main button'), ...button('contact', 'Second button')],
      'The last call before the footer.',
    ),
  ],
})
