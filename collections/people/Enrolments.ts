import { LIMITS } from '@/lib/limits'
import { defineCollection } from '../access/define'
import { denyAll, denyField, only } from '../access/rules'
import { checkbox, childFileField, line, listColumn, long, panelField, relation, row, select } from '../fields/basic'
import { optionalList } from '../fields/lists'
import { capitalOptions } from '../fields/options'
import { auditOpening } from '../audit/hooks'

const ENROLMENT_STATES = ['invited', 'complete', 'ended'] as const

/**
 * The data that a family provides about a rostered player: emergency contacts, health, who may pick up. Separate from the
 * roster, which more staff can read. Consents are stored in an append-only ledger. Health and pick-up fields are encrypted:
 * server/encryption/encrypted-columns.mjs.
 */
export const Enrolments = defineCollection({
  slug: 'enrolments',
  labels: { singular: 'Enrollment', plural: 'Enrollments' },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  access: {
    read: only('registrar'),
    create: denyAll,
    update: only('registrar'),
    delete: denyAll,
    readVersions: denyAll,
  },
  admin: {
    group: 'Families',
    useAsTitle: 'guardianName',
    defaultColumns: ['enrolledPlayer', 'guardianName', 'state', 'completedAt'],
    components: { beforeListTable: ['/features/people/admin/RosterLinks#RosterLinks'] },
    listSearchableFields: ['guardianName', 'guardianEmail'],
    description: 'Made when a registration is accepted to the roster. The family fills it in by its private link.',
  },
  hooks: { afterOperation: [auditOpening] },
  fields: [
    childFileField,
    listColumn('enrolledPlayer', 'Player', '/features/people/admin/roster/PlayerCells#EnrolledPlayerCell'),
    panelField('consents', '/features/people/admin/EnrolmentPanel#EnrolmentPanel'),
    relation('player', 'players', 'The player on the roster.', {
      required: true,
      unique: true,
      access: { update: denyField },
      admin: { disableListColumn: true },
    }),
    relation('registration', 'player-registrations', 'What it began with. Empty for players who were here before.', {
      unique: true,
      access: { update: denyField },
    }),
    select('state', 'Complete once every required consent is given.', capitalOptions(ENROLMENT_STATES), {
      defaultValue: 'invited',
      access: { update: denyField },
      admin: { position: 'sidebar', readOnly: true },
    }),
    line('season', 'For example 2026-27.', { maxLength: 20 }),
    line('dateOfBirth', 'Year-month-day. Decides the division of the next season; never shown outside this page.', {
      required: false,
      maxLength: 10,
    }),
    row(
      line('guardianName', 'Parent or guardian.'),
      { name: 'guardianEmail', type: 'email', required: true, admin: { description: 'Links and mails go here.' } },
      line('guardianPhone', 'Call or text.', { required: false, maxLength: LIMITS.phone }),
    ),
    row(
      line('emergencyName', 'Who to call in an emergency.', { required: false }),
      line('emergencyPhone', 'That person’s phone.', { required: false, maxLength: LIMITS.phone }),
    ),
    long('medicalNotes', 'Allergies, medicines, what a coach must know. In no export unless it is ticked.'),
    optionalList('pickups', ['Person', 'May pick the player up'], [0, 6], 'In addition to the guardian.', [
      row(
        line('name', 'First and last name.'),
        line('phone', 'Call or text.', { required: false, maxLength: LIMITS.phone }),
        line('relation', 'For example grandmother.', { required: false, maxLength: 40 }),
      ),
    ]),
    {
      name: 'withoutPapers',
      type: 'text',
      maxLength: 200,
      label: 'Enrolled without papers because',
      access: { update: denyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data?.withoutPapers),
        description: 'Why the player was enrolled before the family had signed.',
      },
    },
    checkbox('hidesName', 'Only the family changes this, by its private link.', {
      label: 'The family wants nothing on the website',
      access: { update: denyField },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.hidesName) },
    }),
    {
      name: 'completedAt',
      type: 'date',
      access: { update: denyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'When the last required consent was given.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ],
})
