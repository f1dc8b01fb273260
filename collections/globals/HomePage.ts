import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, heading, section } from '../fields/page'
import { twoCards } from '../fields/points-field'

/** The texts of the home page, in page order. */
export const HomePage = definePage({
  slug: 'home-page',
  label: 'Home page',
  description: 'The page families see first. One tab for each section, in the order of the page.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('headline', 'The headline, in capitals. The last word is set in ember.'),
      long('lede', 'Two sentences under the headline.', { required: true, maxLength: 300 }),
      ...button('primary', 'Main button'),
      ...button('secondary', 'Second button'),
      {
        name: 'facts',
        type: 'array',
        minRows: 4,
        maxRows: 4,
        labels: { singular: 'Fact', plural: 'Facts' },
        admin: {
          description:
            'Four facts under the hero. Write {monthly} where the monthly fee belongs, {ages} for the ages of all stages.',
        },
        fields: [{ type: 'row', fields: [line('term', 'Small line.'), line('value', 'Large line, a few words.')] }],
      },
    ]),
    section('overview', 'Overview', 'What the academy is.', [
      ...heading(),
      long('lede', 'The first, larger paragraph.', { required: true, maxLength: 500 }),
      long('body', 'The second paragraph.', { required: true, maxLength: 800 }),
      ...button('link', 'Link'),
    ]),
    section('programs', 'Programs', 'Two cards that lead on.', [line('title', 'Heading of the section.'), twoCards()]),
    section('system', 'Performance', 'The performance system.', [
      ...heading(),
      long('text', 'One sentence under the heading.', { required: true, maxLength: 300 }),
      ...button('join', 'Button'),
      {
        name: 'points',
        type: 'array',
        minRows: 4,
        maxRows: 4,
        labels: { singular: 'Point', plural: 'Points' },
        admin: { description: 'Four points; the site numbers them.' },
        fields: [
          line('title', 'Two or three words.'),
          long('text', 'One sentence.', { required: true, maxLength: 200 }),
        ],
      },
      {
        name: 'list',
        type: 'array',
        minRows: 6,
        maxRows: 6,
        labels: { singular: 'Item', plural: 'Items' },
        admin: { description: 'Six areas that training covers.' },
        fields: [line('item', 'A few words.')],
      },
    ]),
    section('pathway', 'Pathway', 'The stages themselves are kept under Basketball, Stages.', heading()),
    section('philosophy', 'Philosophy', 'What the academy believes.', [
      ...heading(),
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
    section('testimonials', 'Testimonials', 'Shows testimonials marked as featured.', heading()),
    section('closing', 'Closing call', 'The last call before contact.', [
      line('title', 'The call, in a few words.'),
      ...button('button', 'Button'),
    ]),
    section('contact', 'Contact', 'Shown above the contact form.', [
      ...heading(),
      long('text', 'One or two sentences, with how soon you answer.', { required: true, maxLength: 300 }),
      long('thanks', 'What people read after sending a message.', { required: true, maxLength: 300 }),
    ]),
  ],
})
