import { definePage } from '../access/content'
import { line, linkField, long } from '../fields/basic'
import { heading, section } from '../fields/page'

/** Every text of the squads page. Divisions, players and stages are kept under Basketball. */
export const TeamsPage = definePage({
  slug: 'teams-page',
  label: 'Squads page',
  description: 'The page /teams, section by section. Its rosters and stages are kept under Basketball.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, two short words.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      {
        name: 'values',
        type: 'array',
        minRows: 3,
        maxRows: 3,
        labels: { singular: 'Value', plural: 'Values' },
        admin: { description: 'Exactly three, under the headline.' },
        fields: [
          line('title', 'Two or three words.'),
          long('text', 'One sentence.', { required: true, maxLength: 200 }),
        ],
      },
    ]),
    section('benefits', 'Benefits', 'What belongs to a place in a squad.', [
      ...heading(),
      long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
      {
        name: 'items',
        type: 'array',
        minRows: 3,
        maxRows: 3,
        labels: { singular: 'Benefit', plural: 'Benefits' },
        admin: { description: 'Exactly three.' },
        fields: [
          line('text', 'A few words.'),
          linkField('href', 'Where it leads. Leave it empty if it leads nowhere.', { required: false }),
        ],
      },
    ]),
    section('squads', 'Squads', 'Stands above the rosters.', heading()),
    section('pathway', 'Pathway', 'Stands above the stages.', heading()),
    section('closing', 'Closing call', 'The last call of the page.', [
      line('title', 'The call, in a few words.'),
      line('buttonLabel', 'What the button says.', { maxLength: 60 }),
      linkField('buttonHref', 'Where it leads.'),
    ]),
  ],
})
