import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { titledList } from '../fields/lists'
import { button, closing, heading, section } from '../fields/page'

/** The texts around the questions; the questions are a collection. */
export const FaqPage = definePage({
  slug: 'faq-page',
  label: 'Questions page',
  description: 'The texts around the questions, which are kept under Site, Questions.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'Heading of the page, in capitals.', { defaultValue: 'FREQUENTLY ASKED QUESTIONS' }),
      long('lede', 'One or two sentences under the heading.', { required: true, maxLength: 300 }),
    ]),
    section('list', 'Questions', 'Shown next to the questions.', [
      ...heading(),
      long('text', 'One sentence under the heading; the phone number follows.', { required: true, maxLength: 200 }),
      line('empty', 'Shown while there is no question.', {
        defaultValue: 'No questions here yet. Ask us yours.',
        maxLength: 200,
      }),
    ]),
    section('more', 'Good to know', 'Below the questions, open from the beginning: what families search for.', [
      line('label', 'Small line above the heading.', { required: false }),
      line('title', 'Heading of the section. Empty: no section.', { required: false }),
      titledList('items', ['Answer', 'Answers'], [0, 20], 'Short answers.'),
    ]),
    closing(
      [...button('contact', 'First button'), ...button('register', 'Second button')],
      'For those who found no answer.',
    ),
  ],
})
