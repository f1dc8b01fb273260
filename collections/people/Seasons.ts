import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { defineCollection } from '../access/define'
import { denyAll, denyField, fieldOnly, only } from '../access/rules'
import { line, row, select } from '../fields/basic'
import { dayField } from '../fields/day'
import { capitalOptions, toOptions } from '../fields/options'

/** Seasons, with the rosters of past ones. The roster of the current season is the players collection. */
export const Seasons = defineCollection({
  slug: 'seasons',
  labels: { singular: 'Season', plural: 'Seasons' },
  defaultSort: '-startsOn',
  access: {
    read: only('registrar', 'coach'),
    create: only('registrar'),
    update: only('registrar'),
    delete: only(),
    readVersions: denyAll,
  },
  admin: {
    group: 'Basketball',
    useAsTitle: 'name',
    defaultColumns: ['name', 'startsOn', 'endsOn', 'state'],
    components: { beforeListTable: ['/features/people/admin/RosterLinks#RosterLinks'] },
    description: 'One season is current. Seasons that are over keep their rosters unchanged.',
  },
  fields: [
    line('name', 'For example 2026-27.', { maxLength: 20, unique: true }),
    row(
      dayField('startsOn', 'First day.'),
      dayField('endsOn', 'Last day. Access codes made in the season work until it is over.'),
      dayField('cutoffOn', 'A player’s division is the age on this day: 12U are those who are 12 or younger.'),
    ),
    select('state', 'Changes when the next season begins.', capitalOptions(['planned', 'current', 'archived']), {
      defaultValue: 'planned',
      access: { create: denyField, update: denyField },
      admin: { position: 'sidebar', readOnly: true },
    }),
    {
      name: 'roster',
      type: 'array',
      labels: { singular: 'Player', plural: 'Roster' },
      // Contains players of every division, including those hidden on the site.
      access: { read: fieldOnly('registrar'), create: denyField, update: denyField },
      admin: { readOnly: true, initCollapsed: true, description: 'As it was when the season ended.' },
      fields: [
        row(
          { name: 'player', type: 'relationship', relationTo: 'players', admin: { description: 'Who it was.' } },
          line('name', 'First name and last initial.'),
          select('division', 'The squad.', toOptions(DIVISION_KEYS)),
          line('number', 'On the jersey.', { required: false, maxLength: 4 }),
          line('position', 'On the court.', { required: false, maxLength: 40 }),
        ),
      ],
    },
  ],
})
