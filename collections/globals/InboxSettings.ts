import type { Field, GlobalAfterChangeHook } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { CLOCK_TIME, OFFICE_DAYS } from '@/lib/office-days'
import { transactionOf } from '@/lib/transaction'
import { defineGlobal } from '../access/define'
import { only } from '../access/rules'
import { line, numberField, row } from '../fields/basic'

/** Recomputes the due dates of all open entries when the promised response times change. */
const recomputeDueDates: GlobalAfterChangeHook = async ({ doc, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT inbox_recount_due()`)
  return doc
}

/** Response times promised to families, and office hours. They determine when an entry is overdue. */
export const InboxSettings = defineGlobal({
  slug: 'inbox-settings',
  label: 'Reply promises',
  access: { read: only('registrar', 'treasurer'), update: only('registrar'), readVersions: only('registrar') },
  admin: {
    group: 'Families',
    description: 'By when families get an answer. Days without office do not count, in Arizona time.',
  },
  hooks: { afterChange: [recomputeDueDates] },
  fields: [
    row(
      hours('registrationHours', 'Registrations, tryouts, applications', 72, 'The site promises 48 to 72 hours.'),
      hours('messageHours', 'Messages and private training', 24, 'The site promises 24 hours.'),
      hours('supporterHours', 'Pledges, sponsors, tours', 48, 'Hours until supporters hear from us.'),
    ),
    {
      name: 'days',
      label: 'Office days',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: OFFICE_DAYS.filter(({ value }) => value !== '7').map(({ value }) => value),
      options: OFFICE_DAYS.map((day) => ({ ...day })),
      admin: { description: 'Only these days count towards a promise.' },
    },
    row(clock('opensAt', 'The office opens', '09:00'), clock('closesAt', 'The office closes', '18:00')),
    row(
      numberField('undoMinutes', 'Mails about a status wait so long before they go out.', {
        label: 'Minutes to undo a mail',
        min: 0,
        max: 120,
        step: 1,
        defaultValue: 10,
      }),
      numberField('linkDays', 'The family’s own page about its registration.', {
        label: 'Days a private link works',
        min: 1,
        max: 365,
        step: 1,
        defaultValue: 60,
      }),
    ),
  ],
})

function hours(name: string, label: string, defaultValue: number, description: string): Field {
  return numberField(name, `${description} In hours.`, { label, min: 24, max: 720, step: 1, defaultValue })
}

function clock(name: string, label: string, initial: string): Field {
  return line(name, 'On a 24-hour clock, for example 16:30.', {
    label,
    maxLength: 5,
    defaultValue: initial,
    validate: (value: unknown) =>
      (typeof value === 'string' && CLOCK_TIME.test(value)) || 'Write the time as 09:00 or 16:30.',
  })
}
