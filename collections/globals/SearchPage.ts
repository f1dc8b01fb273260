import { definePage } from '../access/content'
import { line, linkField, long, row } from '../fields/basic'
import { list, optionalList } from '../fields/lists'
import { section } from '../fields/page'

/** The texts of the search page. */
export const SearchPage = definePage({
  slug: 'search-page',
  label: 'Search page',
  description: 'The texts of /search. It searches published pages, articles, programs, events, questions and coaches.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline, one or two short words.', { maxLength: 40 }),
      line('field', 'Shown above the search field.'),
      line('button', 'What the button says.', { maxLength: 30 }),
    ]),
    section('suggestions', 'Suggestions', 'Shown below the field until someone searches, and when nothing is found.', [
      line('title', 'Heading of the list.'),
      list('links', ['Link', 'Links'], [3, 8], 'What families look for most often.', [
        row(line('label', 'What it says.', { maxLength: 60 }), linkField('href', 'Where it leads.')),
        line('text', 'One short sentence about it.', { maxLength: 120 }),
      ]),
    ]),
    section('otherWords', 'Other words', 'What families type that is on no page, and the page they mean.', [
      optionalList('pages', ['Page', 'Pages'], [0, 30], 'A page is also found by these words.', [
        row(
          linkField('href', 'The page, for example /registration.'),
          line('words', 'Divided by commas: price, cost, tuition.', { maxLength: 200 }),
        ),
      ]),
    ]),
    section('answers', 'Answers', 'Shown above the results, or in their place.', [
      line('close', 'Heading when only something similar is found. {query} is what was typed.', { maxLength: 120 }),
      line('none', 'Heading when nothing is found. {query} is what was typed.', { maxLength: 120 }),
      long('noneText', 'Shown below it: what else can be done.', { required: true, maxLength: 300 }),
      line('wait', 'Shown to someone who searches very often. {seconds} is how long to wait.', { maxLength: 160 }),
    ]),
  ],
})
