import { PARTS, SLOTS, UNITS } from '@/features/plan/rules/options'
import { defineContent } from '../access/content'
import { line, numberField, orderField, relation, row } from '../fields/basic'
import { list } from '../fields/lists'
import { choice, minAgeField, stylesField } from './fields'

const isPlate = (data: { slot?: unknown }) => data.slot !== 'snacks'
const plateOnly = { condition: isPlate }

/** A breakfast, lunch or dinner with its side and drink, or one snack. */
export const Meals = defineContent({
  slug: 'meals',
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  admin: {
    group: 'Plan',
    useAsTitle: 'main',
    defaultColumns: ['main', 'slot', 'styles', 'minAge', 'order'],
    listSearchableFields: ['main', 'side'],
    description:
      'The meals of the nutrition plans. What a meal contains is what its foods contain; calories come from the plan.',
  },
  fields: [
    row(choice('slot', SLOTS, 'When it is eaten.', { label: 'Meal' }), minAgeField('this meal')),
    line('main', 'What is eaten, for example “Oatmeal with banana”. Of a snack this is all.'),
    plateLine('side', 'Served with it, for example “A boiled egg”.'),
    plateLine('drink', 'What is drunk with it, for example “Water”. No energy drinks, no sweet drinks.'),
    stylesField('Shown first where the goal asks for one of these. Leave it empty for all of them.'),
    list(
      'foods',
      ['Food', 'Foods'],
      [1, 12],
      'Everything that the texts above name, in amounts for one adult. Below 12 the plan takes 2/3.',
      [
        relation('food', 'foods', 'From the list of foods, which also says what it contains.', { required: true }),
        row(
          numberField('amount', 'For one adult, for example 0.5.', { min: 0.05, max: 50 }),
          choice('unit', UNIT_LABELS(), 'How it is measured.', { defaultValue: 'piece' }),
          choice('part', PARTS, 'Where on the plate it belongs.', { defaultValue: 'main' }),
        ),
      ],
    ),
    orderField(),
  ],
})

function plateLine(name: string, description: string) {
  const field = line(name, description, {
    required: false,
    validate: (value: unknown, { data }: { data: unknown }) =>
      Boolean(value) || !isPlate(data as { slot?: unknown }) || `A breakfast, lunch or dinner needs a ${name}.`,
  })
  return { ...field, admin: { ...field.admin, ...plateOnly } } as typeof field
}

function UNIT_LABELS(): Record<string, string> {
  return Object.fromEntries(Object.entries(UNITS).map(([key, [one]]) => [key, one || 'piece']))
}
