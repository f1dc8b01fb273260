import type { Access, Field } from 'payload'
import { defineCollection } from '../access/define'
import { denyAll, only } from '../access/rules'
import { kindsFor } from '@/features/entries/rules/kind-roles'
import { MAIL_LANGUAGES } from '@/lib/mail-languages'
import { hasRole } from '@/lib/roles'
import { checkbox, listColumn, panelField, select } from '../fields/basic'
import { optionsOf } from '@/lib/options'
import { capitalOptions } from '../fields/options'

const MAIL_STATUSES = ['waiting', 'held', 'queued', 'sent', 'kept', 'failed', 'undone'] as const

const FIELDS: Field[] = [
  {
    name: 'subject',
    type: 'text',
    required: true,
    admin: {
      description: 'Subject line.',
      components: { Cell: '/features/entries/admin/mails/MailSubjectCell#MailSubjectCell' },
    },
  },
  {
    name: 'to',
    type: 'text',
    required: true,
    index: true,
    admin: {
      description: 'The one address it goes to.',
      components: { Cell: '/features/entries/admin/mails/MailToCell#MailToCell' },
    },
  },
  {
    name: 'text',
    label: 'Message',
    type: 'textarea',
    required: true,
    admin: { description: 'Plain text, as sent.' },
  },
  {
    name: 'calendar',
    label: 'Calendar file',
    type: 'textarea',
    admin: { description: 'Goes with the mail, so that a visit is in the calendar with one tap.' },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'queued',
    index: true,
    options: capitalOptions(MAIL_STATUSES),
    admin: {
      description:
        'Waiting: can still be undone. Held: goes out with the others of its day. Queued: on its way. Sent: handed to the mail server. Kept: no mail server. Failed: see the code. Undone: never went out.',
      components: { Cell: '/features/entries/admin/mails/MailStateCell#MailStateCell' },
    },
  },
  select('language', 'Screen readers read the mail aloud in it.', optionsOf(MAIL_LANGUAGES), { defaultValue: 'en' }),
  text('kind', 'What the mail is about.'),
  text('reference', 'The entry it belongs to.'),
  text('lastError', 'Short code of the last failure, without the message.'),
  {
    name: 'sendAt',
    type: 'date',
    admin: {
      description: 'When it goes out, if it has to wait.',
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  text('entryId', 'The entry of the inbox it answers.', { index: true }),
  text('entryKind', 'And the list of that entry.'),
  text('sentBy', 'Who wrote or released it; empty for mails of the system.'),
  { name: 'sentAt', type: 'date', admin: { description: 'When the mail server took it.' } },
  {
    name: 'attempts',
    type: 'number',
    defaultValue: 0,
    admin: { description: 'How often it was tried.' },
  },
  {
    name: 'handedAt',
    type: 'date',
    admin: {
      description: 'When it was handed to the mail server, which has not said what became of it.',
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  checkbox('mayBeRepeated', 'It may have arrived twice: the outcome of an earlier attempt was lost.'),
  { name: 'dedupeKey', type: 'text', unique: true, hidden: true, admin: { description: 'Set by the system.' } },
]

/** The outbox: every mail the academy sends. Mails stay here when no mail server is configured. */
export const Mails = defineCollection({
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Outbox' },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  access: { read: readOwnKind, create: denyAll, update: denyAll, delete: only(), readVersions: denyAll },
  admin: {
    group: 'Families',
    useAsTitle: 'subject',
    defaultColumns: ['status', 'subject', 'to', 'about', 'doNow'],
    components: { beforeListTable: ['/features/entries/admin/mails/MailChips#MailChips'] },
    listSearchableFields: ['subject', 'to', 'reference'],
    description: 'Mail to families and staff. “Kept” means no mail server is set, so it can be read here only.',
  },
  fields: [
    listColumn('about', 'With it', '/features/entries/admin/mails/MailEntryCell#MailEntryCell'),
    listColumn('doNow', 'What you can do', '/features/entries/admin/mails/MailActionsCell#MailActionsCell'),
    panelField('actions', '/features/entries/admin/mails/MailPanel#MailPanel'),
    ...FIELDS.map(listed),
  ],
})

// Only treasurers read and cancel mails to supporters, with the same rights as for their entries.
const TO_SUPPORTERS = kindsFor((roles) => roles.includes('treasurer'))

// A password reset link gives access to an account, and credentials are private to the coach: only admins read these mails.
const FOR_ADMINS = ['account', 'credential']

function readOwnKind({ req }: Parameters<Access>[0]): ReturnType<Access> {
  if (hasRole(req.user)) return true
  if (hasRole(req.user, 'registrar')) return { kind: { not_in: FOR_ADMINS } }
  return hasRole(req.user, 'treasurer') ? { entryKind: { in: TO_SUPPORTERS } } : false
}

function text(name: string, description: string, more: { index?: boolean } = {}): Field {
  return { name, type: 'text', ...more, admin: { description } }
}

/** A field of the list and its filters only: the page shows a mail as a letter (MailPanel), because it can't be changed. */
function listed(field: Field): Field {
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: false } } } as Field
}
