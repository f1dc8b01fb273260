import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, heading, section } from '../fields/page'

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
      {
        name: 'paragraphs',
        type: 'array',
        minRows: 1,
        maxRows: 4,
        labels: { singular: 'Paragraph', plural: 'Paragraphs' },
        admin: { description: 'Short paragraphs.' },
        fields: [long('text', 'Two to four sentences.', { required: true, maxLength: 600 })],
      },
    ]),
    section('methodology', 'Methodology', 'Five principles, drawn as the five players on the floor.', [
      ...heading(),
      {
        name: 'cards',
        type: 'array',
        minRows: 5,
        maxRows: 5,
        labels: { singular: 'Principle', plural: 'Principles' },
        admin: { description: 'Exactly five; the site numbers them like players.' },
        fields: [
          line('title', 'Two or three words.'),
          long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
        ],
      },
    ]),
    section('closing', 'Closing call', 'The last call before the footer.', [
      line('title', 'The call, in a few words.'),
      ...button('button', 'Button'),
    ]),
  ],
})
