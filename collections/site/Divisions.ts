import { divisionAge, DIVISION_KEYS } from '@/features/people/rules/divisions'
import { defineCollection } from '../access/define'
import { anyone, openTo } from '../access/rules'
import { revalidateCollection } from '../hooks/revalidate'
import { toOptions } from '../fields/options'
import { select } from '../fields/basic'

/** The age groups that have a squad this season. */
export const Divisions = defineCollection({
  slug: 'divisions',
  defaultSort: 'order',
  labels: { singular: 'Division', plural: 'Divisions' },
  access: { ...openTo('registrar'), read: anyone },
  admin: {
    group: 'Basketball',
    useAsTitle: 'key',
    defaultColumns: ['key', 'order'],
    components: { beforeListTable: ['/features/people/admin/RosterLinks#RosterLinks'] },
    description:
      'Age groups with a squad this season. The squads page shows them youngest first, each with its players.',
  },
  hooks: {
    ...revalidateCollection,
    // Numeric sort key, because as text 10U would sort before 9U.
    beforeValidate: [({ data }) => (data?.key ? { ...data, order: divisionAge(data.key as string) } : data)],
  },
  fields: [
    select('key', 'The age group. Each one is here once.', toOptions(DIVISION_KEYS), { unique: true }),
    {
      name: 'order',
      type: 'number',
      index: true,
      admin: { position: 'sidebar', readOnly: true, description: 'The age, filled in by the site. Youngest first.' },
    },
  ],
})
