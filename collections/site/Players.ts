import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'
import { listMissingPapers } from '@/features/people/server/narrowed-lists'
import { PLAYER_AGE } from '@/lib/player-options'
import { defineCollection } from '../access/define'
import { ownPlayers } from '../access/own-people'
import { denyAll, denyField, fieldOnly, only } from '../access/rules'
import {
  childFileField,
  line,
  listColumn,
  numberField,
  orderField,
  panelField,
  personTitle,
  row,
  select,
} from '../fields/basic'
import { rejectStaleSave, revisionField } from '../hooks/reject-stale'
import { requireOwnDivision } from '../hooks/require-own-division'
import { eraseInstead } from '../hooks/erase-instead'
import { endWithPlayer } from '../hooks/leave-roster'
import { enforceConsent } from '../hooks/enforce-consent'
import { namePlayer } from '../hooks/name-player'
import { revalidateCollection } from '../hooks/revalidate'
import { familySearchFields, searchFamilies } from '../hooks/search-families'
import { firstFilter, limitList, limitToIds } from '../limit-list'
import { heightFields, positionField, profileFields } from './player-fields'
import { capitalOptions } from '../fields/options'

/**
 * The rosters. Visitors read them through a single projection (docs/decisions/012), which never contains a birthday or a
 * school.
 */
export const Players = defineCollection({
  slug: 'players',
  defaultSort: 'order',
  trash: true,
  access: {
    read: ownPlayers,
    create: ownPlayers,
    update: ownPlayers,
    delete: only('registrar'),
    readVersions: denyAll,
  },
  admin: {
    group: 'Basketball',
    useAsTitle: 'slug',
    baseFilter: firstFilter(limitList('returning-players'), limitToIds('papers-missing', listMissingPapers)),
    defaultColumns: ['player', 'number', 'division', 'guardian', 'papers', 'publication'],
    listSearchableFields: ['firstName', 'lastName', 'number', 'guardianName', 'guardianPhone'],
    components: {
      beforeListTable: [
        '/features/dashboard/admin/lists/ListFilterNote#ListFilterNote',
        '/features/people/admin/RosterLinks#RosterLinks',
        '/features/reports/admin/exports/RosterBar#RosterBar',
        '/features/people/admin/roster/PlayerChips#PlayerChips',
      ],
    },
    description: 'The rosters of the squads. What the public reads of a name is decided by “Publication”.',
  },
  hooks: {
    ...revalidateCollection,
    beforeOperation: [searchFamilies],
    beforeValidate: [requireOwnDivision, enforceConsent, namePlayer],
    beforeChange: [rejectStaleSave],
    afterChange: [...revalidateCollection.afterChange, endWithPlayer],
    beforeDelete: [eraseInstead],
  },
  fields: [
    childFileField,
    personTitle('firstName', 'lastName'),
    listColumn('player', 'Player', '/features/people/admin/roster/PlayerCells#PlayerCell'),
    listColumn('guardian', 'Guardian', '/features/people/admin/roster/PlayerCells#GuardianCell'),
    listColumn('papers', 'Papers', '/features/people/admin/roster/PlayerCells#PapersCell'),
    panelField('takedown', '/features/privacy/admin/takedown/TakedownPanel#TakedownPanel'),
    row(
      line('firstName', 'As the team calls the player.'),
      line('lastName', 'The site shows its first letter only, unless “Publication” says otherwise.'),
    ),
    row(
      line('number', 'On the jersey. “TBD” while it is not given out.', { maxLength: 4, defaultValue: 'TBD' }),
      numberField('age', 'In years. Not shown on the site.', { ...PLAYER_AGE, step: 1 }),
      select('gender', 'Not shown on the site.', capitalOptions(['girl', 'boy'])),
      select('division', 'The squad the player belongs to.', capitalOptions(DIVISION_KEYS)),
    ),
    positionField,
    heightFields,
    ...profileFields,
    ...familySearchFields,
    select(
      'publication',
      'What the site may show. The family’s signed consents open it: until then it stays hidden. Registrars may show less.',
      [
        { label: 'First name and last initial', value: 'initial' },
        { label: 'Full name', value: 'full' },
        { label: 'Hidden', value: 'hidden' },
      ],
      {
        defaultValue: 'hidden',
        access: { create: fieldOnly('registrar'), update: fieldOnly('registrar') },
        admin: { position: 'sidebar' },
      },
    ),
    orderField(),
    revisionField,
    {
      name: 'slug',
      type: 'text',
      unique: true,
      maxLength: 100,
      validate: validateSlug,
      admin: {
        position: 'sidebar',
        description: 'The academy’s own name for the player, for example a-lovelace. Leave it empty to have it made.',
      },
    },
    {
      name: 'publicSlug',
      label: 'Address on the site',
      type: 'text',
      unique: true,
      access: { create: denyField, update: denyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Made by the site, without the last name unless it may be shown. Empty for hidden players.',
      },
    },
  ],
})

function validateSlug(value: unknown): true | string {
  if (!value) return true
  return SLUG_SHAPE.test(String(value)) || 'Use small letters and digits, joined by hyphens: a-lovelace.'
}
