import { defineGlobal } from '../access/define'
import { anyone, only } from '../access/rules'
import { line, long } from '../fields/basic'
import { button, heading, section } from '../fields/page'
import { revalidateGlobal } from '../hooks/revalidate'

/** The texts around the questions; the questions themselves are a collection. */
export const FaqPage = defineGlobal({
  slug: 'faq-page',
  label: 'Questions page',
  access: { read: anyone, update: only('editor'), readVersions: only('editor') },
  admin: { group: 'Site', description: 'The texts around the questions, which are kept under Site, Questions.' },
  hooks: revalidateGlobal,
  fields: [
    {
      type: 'tabs',
      tabs: [
        section('hero', 'Hero', 'The first screen.', [
          line('title', 'Heading of the page, in capitals.', { defaultValue: 'FREQUENTLY ASKED QUESTIONS' }),
          long('lede', 'One or two sentences under the heading.', { required: true, maxLength: 300 }),
        ]),
        section('list', 'Questions', 'Stands beside the questions.', [
          ...heading(),
          long('text', 'One sentence under the heading; the phone number follows.', { required: true, maxLength: 200 }),
          line('empty', 'Shown while there is no question.', {
            defaultValue: 'No questions here yet. Ask us yours.',
            maxLength: 200,
          }),
        ]),
        section('closing', 'Closing call', 'For those who found no answer.', [
          line('title', 'The call, in a few words.'),
          ...button('contact', 'First button'),
          ...button('register', 'Second button'),
        ]),
      ],
    },
  ],
})
