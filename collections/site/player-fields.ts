import type { Field } from 'payload'
import { POSITIONS, RANGES } from '@/lib/player-options'
import { LIMITS } from '@/lib/limits'
import { spells } from '@/features/people/rules/player-names'
import { line, long, numberField, row, select } from '../fields/basic'
import { optionalList } from '../fields/lists'
import { toOptions } from '../fields/options'

/** Height in feet and inches, as shown on the roster. */
export const heightFields: Field = row(
  figure('heightFeet', RANGES.heightFeet.label, 'Whole feet. Leave both empty if not known.', RANGES.heightFeet),
  figure('heightInches', RANGES.heightInches.label, 'And inches, 0 to 11.', RANGES.heightInches),
)

export const positionField = select(
  'position',
  'Leave it empty while the player still tries them all.',
  toOptions(POSITIONS),
  { required: false },
)

/** Fields shown only on the player's own page. */
export const profileFields: Field[] = [
  { ...long('bio', 'A few sentences about the player. First name only.'), validate: withoutLastName } as Field,
  {
    name: 'stats',
    type: 'group',
    admin: { description: 'Averages of this season. Leave empty what is not counted.' },
    fields: [
      row(
        figure('ppg', 'Points', 'A game.', { min: 0, max: 99 }, 0.1),
        figure('rpg', 'Rebounds', 'A game.', { min: 0, max: 99 }, 0.1),
        figure('apg', 'Assists', 'A game.', { min: 0, max: 99 }, 0.1),
      ),
    ],
  },
  optionalList('achievements', ['Achievement', 'Achievements'], [0, 12], 'Newest first.', [
    { ...line('achievement', 'A few words.', { maxLength: LIMITS.line }), validate: withoutLastName } as Field,
  ]),
]

function figure(name: string, label: string, description: string, range: { min: number; max: number }, step = 1) {
  return numberField(name, description, { label, required: false, ...range, step })
}

type Context = { data?: { lastName?: string; publication?: string }; maxLength?: number; required?: boolean }

/** Rejects a text that contains the last name of a player who is shown with an initial. */
function withoutLastName(value: unknown, { data, maxLength = LIMITS.text, required }: Context): true | string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!text) return required ? 'Enter a few words.' : true
  if (text.length > maxLength) return `Use at most ${maxLength} characters.`
  const isPrivate = data?.publication !== 'full' && spells(text, data?.lastName ?? '')
  return isPrivate ? 'This spells the last name, which the site keeps private. Use the first name.' : true
}
