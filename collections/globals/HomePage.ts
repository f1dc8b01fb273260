import { definePage } from '../access/content'
import { line, long, row } from '../fields/basic'
import { button, closing, heading, section } from '../fields/page'
import { optionalList, twoCards } from '../fields/lists'

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
      optionalList(
        'facts',
        ['Fact', 'Facts'],
        [4, 4],
        'Four facts under the hero. Write {monthly} where the monthly fee belongs, {ages} for the ages of all stages.',
        [row(line('term', 'Small line.'), line('value', 'Large line, a few words.'))],
      ),
    ]),
    section('overview', 'Overview', 'What the academy is.', [
      ...heading(),
      long('lede', 'The first, larger paragraph.', { required: true, maxLength: 500 }),
      long('body', 'The second paragraph.', { required: true, maxLength: 800 }),
      ...button('link', 'Link'),
    ]),
    section('programs', 'Programs', 'Two cards that lead on.', [line('title', 'Heading of the section.'), twoCards()]),
    section('system', 'Performance', 'The performance system.', [
      ...heading('One sentence under the heading.'),
      ...button('join', 'Button'),
      optionalList('points', ['Point', 'Points'], [4, 4], 'Four points; the site numbers them.', [
        line('title', 'Two or three words.'),
        long('text', 'One sentence.', { required: true, maxLength: 200 }),
      ]),
      optionalList('list', ['Item', 'Items'], [6, 6], 'Six areas that training covers.', [
        line('item', 'A few words.'),
      ]),
    ]),
    section('pathway', 'Pathway', 'The stages themselves are kept under Basketball, Stages.', heading()),
    section('philosophy', 'Philosophy', 'What the academy believes.', [
      ...heading(),
      optionalList('paragraphs', ['Paragraph', 'Paragraphs'], [1, 4], 'Short paragraphs.', [
        long('text', 'Two to four sentences.', { required: true, maxLength: 600 }),
      ]),
    ]),
    section('testimonials', 'Testimonials', 'Shows testimonials marked as featured.', heading()),
    closing(button('button', 'Button'), 'The last call before contact.'),
    section('contact', 'Contact', 'Shown above the contact form.', [
      ...heading('One or two sentences, with how soon you answer.'),
      long('thanks', 'What people read after sending a message.', { required: true, maxLength: 300 }),
    ]),
  ],
})
