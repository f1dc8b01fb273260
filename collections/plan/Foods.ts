import { CONTENTS } from '@/features/plan/rules/options'
import { defineContent } from '../access/content'
import { checkbox, line, orderField, relation } from '../fields/basic'
import { choices } from './fields'

/** The ingredients of meals. A meal has the allergens of its foods, so each allergen is set in one place only. */
export const Foods = defineContent({
  slug: 'foods',
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  admin: {
    group: 'Plan',
    useAsTitle: 'name',
    defaultColumns: ['name', 'contains', 'youthFriendly', 'swap'],
    listSearchableFields: ['name'],
    description:
      'Families who avoid something never see a meal with a food that contains it. Mark with care, and mark when in doubt.',
  },
  fields: [
    line('name', 'As on the grocery list, for example “Rolled oats”.', { maxLength: 60, unique: true }),
    choices(
      'contains',
      CONTENTS,
      'Everything that applies. Oats count as gluten unless they are certified. Pork, gelatin and alcohol are not halal.',
    ),
    checkbox(
      'youthFriendly',
      'Players under 18 see a star. Few foods earn it: calcium, iron, vitamin C, whole grain, protein.',
      { label: 'Important for growing bodies' },
    ),
    relation('swap', 'foods', 'Optional. Shown next to it where the family may eat it.', { label: 'Does as well' }),
    orderField(),
  ],
})
