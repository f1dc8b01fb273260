import { line, long } from './basic'
import { titledList } from './lists'
import { button, heading, section } from './page'

/** The page tab with the text that visitors read while its list has no published document. */
export function comingSoon(what: string) {
  return section('comingSoon', 'Coming soon', `The whole page for as long as ${what}.`, [
    line('label', 'Small line above the headline.'),
    line('title', 'The headline, in capitals.', { defaultValue: 'COMING SOON', maxLength: 40 }),
    long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
    ...button('register', 'First button'),
    ...button('contact', 'Second button'),
    {
      name: 'preview',
      label: 'What you will find here',
      type: 'group',
      admin: { description: 'The section below, so that the page is worth the visit already.' },
      fields: [
        ...heading(),
        titledList('items', ['Point', 'Points'], [3, 4], 'Three or four kinds of things to come.'),
      ],
    },
  ])
}
