import type { Field } from 'payload'
import { RETENTION_DEFAULTS, type RetentionPeriods } from '@/features/privacy/rules/retention'
import { defineSettings } from '../access/define'
import { anyone, only } from '../access/rules'
import { checkbox, numberField, row } from '../fields/basic'
import { revalidateGlobal } from '../hooks/revalidate'

/** How long personal data stays. The privacy page, the files of children and the monthly job read it here. */
export const RetentionSettings = defineSettings({
  slug: 'retention-settings',
  label: 'Retention',
  access: { read: anyone, update: only('admin'), readVersions: only('admin') },
  admin: {
    group: 'People',
    description:
      'When data about people is deleted, on the first of each month. The privacy page tells families these periods. A legal hold keeps single records longer.',
  },
  hooks: revalidateGlobal,
  fields: [
    checkbox('isOn', 'While this is off, the report counts what is due, and nothing is deleted.', {
      label: 'Delete what is due each month',
      defaultValue: true,
    }),
    row(
      period('entryMonths', 'Families who did not come, months', [6, 120], 'After the last contact.'),
      period('rosterMonths', 'Players who left, months', [6, 120], 'Roster, registration, attendance and tests.'),
      period('healthDays', 'Health and pick-up, days', [0, 730], 'After the season, or after the player left.'),
    ),
    row(
      period('consentYears', 'Waivers, years', [0, 20], 'After the player turns 18.'),
      period('pictureMonths', 'Pictures of players, months', [1, 120], 'After the season. Staff delete them by hand.'),
      period('accountDays', 'Film room study, days', [0, 365], 'After an account ended.'),
    ),
    row(
      period('mailMonths', 'Words of mails, months', [1, 120], 'Subject and state stay.'),
      period('auditMonths', 'Audit, months', [12, 120], 'Who opened or changed what.'),
      period('giftYears', 'Names of gifts, years', [7, 20], 'The tax office may ask for seven years.'),
    ),
  ],
})

function period(
  name: keyof RetentionPeriods,
  label: string,
  [min, max]: readonly [number, number],
  description: string,
): Field {
  return numberField(name, description, { label, min, max, step: 1, defaultValue: RETENTION_DEFAULTS[name] })
}
