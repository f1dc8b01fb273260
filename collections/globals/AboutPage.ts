import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, closing, heading, section } from '../fields/page'
import { optionalList } from '../fields/lists'

/** The texts of the about page. */
export const AboutPage = definePage({
  slug: 'about-page',
  label: 'About page',
  description: 'Who the academy is and how it works with players.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'Heading of the page.', { defaultValue: 'Who we are' }),
      long('lede', 'One or two sentences under the heading.', { required: true, maxLength: 300 }),
    ]),
    section('story', 'About', 'What the academy is and why.', [
      ...heading(),
      long('lede', 'The first, larger paragraph.', { required: true, maxLength: 500 }),
      optionalList('paragraphs', ['Paragraph', 'Paragraphs'], [1, 4], 'Short paragraphs.', [
        long('text', 'Two to four sentences.', { required: true, maxLength: 600 }),
      ]),
    ]),
    section('methodology', 'Methodology', 'Five principles, drawn as the five players on the floor.', [
      ...heading(),
      optionalList('cards', ['Principle', 'Principles'], [5, 5], 'Exactly five; the site numbers them like players.', [
        line('title', 'Two or three words.'),
        long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
      ]),
    ]),
    closing(button('button', 'Button'), 'The last call before the footer.'),
  ],
})
