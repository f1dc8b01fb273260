import type { Field } from 'payload'
import { PHASE_KEYS, PHASES, type PhaseKey } from '@/features/people/rules/squads'
import { definePage } from '../access/content'
import { line, linkField, long } from '../fields/basic'
import { closing, goalLabel, heading, headline, section } from '../fields/page'
import { optionalList } from '../fields/lists'

/** The texts of the squads page. Divisions, players and stages are edited under Basketball. */
export const TeamsPage = definePage({
  slug: 'teams-page',
  label: 'Squads page',
  description: 'The page /teams, section by section. Its rosters and stages are kept under Basketball.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      ...headline('The headline, two short words.'),
      optionalList('values', ['Value', 'Values'], [3, 3], 'Exactly three, under the headline.', [
        line('title', 'Two or three words.'),
        long('text', 'One sentence.', { required: true, maxLength: 200 }),
      ]),
    ]),
    section('benefits', 'Benefits', 'What belongs to a place in a squad.', [
      ...heading('One or two sentences.'),
      optionalList('items', ['Benefit', 'Benefits'], [3, 3], 'Exactly three.', [
        line('text', 'A few words.'),
        linkField('href', 'Where it leads. Leave it empty if it leads nowhere.', { required: false }),
      ]),
    ]),
    section('squads', 'Squads', 'Shown above the rosters, and where there are none.', [
      ...heading(),
      line('emptyText', 'Shown in place of a roster without players.', {
        defaultValue: 'This roster is being put together.',
        maxLength: 200,
      }),
      line('noneText', 'Shown in place of all squads, before the first is there.', {
        defaultValue: 'The squads of the coming season are being formed.',
        maxLength: 200,
      }),
      line('noneLabel', 'The link behind it, to the registration.', {
        defaultValue: 'Register for tryouts',
        maxLength: 60,
      }),
    ]),
    section(
      'phases',
      'Phases',
      'Shown next to a squad, by the number in its name. A player’s page says it too.',
      PHASE_KEYS.map(phaseGroup),
    ),
    section('pathway', 'Pathway', 'Shown above the stages, and in each of them.', [...heading(), goalLabel()]),
    closing([
      line('buttonLabel', 'What the button says.', { maxLength: 60 }),
      linkField('buttonHref', 'Where it leads.'),
    ]),
  ],
})

function phaseGroup(name: PhaseKey): Field {
  const { upTo, label, description } = PHASES[name]
  return {
    name,
    type: 'group',
    label: Number.isFinite(upTo) ? `Up to ${upTo}U` : 'Older',
    admin: { description: 'Shown next to each squad of this age.' },
    fields: [
      line('label', 'Name of the phase.', { defaultValue: label, maxLength: 60 }),
      line('description', 'One sentence: what players of this age work on.', {
        defaultValue: description,
        maxLength: 200,
      }),
    ],
  }
}
