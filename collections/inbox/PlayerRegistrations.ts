import type { Field } from 'payload'
import { REGISTRATION_PREFIX } from '@/features/registration/rules/registration-options'
import { checkPaperRegistration, completePaperRegistration } from '@/features/registration/rules/paper-rules'
import { POSITIONS, RANGES } from '@/lib/player-options'
import { LIMITS } from '@/lib/limits'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { newReference } from '@/lib/reference'
import { email, emptyAsDefault, line, long, numberField, panelField, row, select } from '../fields/basic'
import { leaveRosterOnWithdrawal } from '../hooks/leave-roster'
import { defineInbox } from './define-inbox'
import { toOptions } from '../fields/options'

/** Full player registrations, one row of table player_registrations each. */
export const PlayerRegistrations = defineInbox({
  slug: 'player-registrations',
  labels: { singular: 'Registration', plural: 'Registrations' },
  flow: 'registration',
  person: ['playerFirstName', 'playerLastName'],
  hooks: { afterChange: [leaveRosterOnWithdrawal] },
  admin: {
    useAsTitle: 'playerLastName',
    defaultColumns: ['playerFirstName', 'playerLastName', 'status', 'division', 'createdAt'],
    listSearchableFields: [
      'playerFirstName',
      'playerLastName',
      'parentFirstName',
      'parentLastName',
      'parentEmail',
      'reference',
    ],
    description:
      'Players whose families registered, newest first. Answer within 48 to 72 hours. Add one that came on paper here.',
  },
  panels: [panelField('rosterPanel', '/features/people/admin/AcceptPanel#AcceptPanel')],
  fields: [
    row(line('playerFirstName', 'The player’s first name.'), line('playerLastName', 'Last name.')),
    row(
      line('dateOfBirth', 'Year-month-day. Never shown outside the inbox.'),
      number('currentGrade', 'School grade, 1 to 12.'),
    ),
    row(
      number('heightFeet', 'Height: feet.'),
      number('heightInches', 'Height: inches.'),
      number('weightLbs', 'Weight in pounds.'),
    ),
    line('schoolName', 'School the player attends.', { maxLength: LIMITS.line }),
    select('positions', 'Where the player likes to play.', toOptions(POSITIONS), { required: false, hasMany: true }),
    line('jerseyNumber', 'Number the player would like. May be empty.', { required: false }),
    emptyAsDefault(long('previousExperience', 'Teams, camps, years of play. May be empty.')),
    emptyAsDefault(long('goals', 'What the player wants to reach. May be empty.')),
    row(
      line('parentFirstName', 'Parent or guardian.'),
      emptyAsDefault(line('parentLastName', 'Last name.', { required: false })),
    ),
    row(
      { name: 'parentEmail', type: 'email', required: true, admin: { description: 'Our replies go here.' } },
      line('parentPhone', 'As typed. Call or text.', { maxLength: LIMITS.phone }),
    ),
    {
      name: 'parentPhoneNormalised',
      type: 'text',
      index: true,
      hidden: true,
      admin: { description: 'For searching.' },
    },
    email('playerEmail', 'Contact email for this player; often the parent’s own.', { required: false }),
    row(
      line('emergencyContactName', 'Who to call in an emergency.'),
      line('emergencyContactPhone', 'That person’s phone.', { maxLength: LIMITS.phone }),
    ),
    line('highlightVideoUrl', 'A link the family may have sent.', { required: false, maxLength: LIMITS.line }),
    line('instagramHandle', 'A handle the family may have sent.', { required: false }),
  ],
  staffFields: [
    select('division', 'Set it once the training group is decided. Empty until then.', toOptions(DIVISION_KEYS), {
      required: false,
      admin: { position: 'sidebar' },
    }),
  ],
  rules: { check: checkPaperRegistration, derive: completePaperRegistration },
  completeByStaff: () => ({ reference: newReference(REGISTRATION_PREFIX) }),
})

function number(name: keyof typeof RANGES, description: string): Field {
  return numberField(name, description, RANGES[name])
}
