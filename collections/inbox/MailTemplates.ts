import { MAIL_LANGUAGES } from '@/lib/mail-languages'
import { FLOWS, statusOptions, type FlowName } from '@/features/entries/rules/flow'
import { LIMITS } from '@/lib/limits'
import { defineCollection } from '../access/define'
import { denyAll, only } from '../access/rules'
import { line, long, panelField } from '../fields/basic'
import { labelledOptions } from '../fields/options'
import { knownPlaceholders } from '../hooks/known-placeholders'

const FLOW_NAMES: Record<FlowName, string> = {
  registration: 'Registrations and tryouts',
  application: 'Applications',
  message: 'Messages',
  pledge: 'Pledges',
  sponsor: 'Sponsor inquiries',
  tour: 'Tours',
}
const SUBJECT_MAX = 120

/** Mail texts to families for status changes: one text per status, filled with the family's data. */
export const MailTemplates = defineCollection({
  slug: 'mail-templates',
  labels: { singular: 'Mail text', plural: 'Mail texts' },
  defaultSort: 'title',
  access: {
    read: only('registrar', 'treasurer'),
    create: only('registrar'),
    update: only('registrar'),
    delete: only('registrar'),
    readVersions: denyAll,
  },
  admin: {
    group: 'Families',
    useAsTitle: 'title',
    defaultColumns: ['title', 'flow', 'status', 'language', 'updatedAt'],
    listSearchableFields: ['title', 'subject', 'body'],
    description:
      'The texts offered when a status changes. The sender sees it filled in first, and may change it or leave it out.',
  },
  hooks: { beforeChange: [knownPlaceholders] },
  fields: [
    line('title', 'For staff, for example “Tryout: waitlisted”.'),
    {
      type: 'row',
      fields: [
        {
          name: 'flow',
          label: 'For',
          type: 'select',
          required: true,
          index: true,
          options: labelledOptions(FLOW_NAMES),
          admin: { description: 'What the mail answers.' },
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          options: allStatuses(),
          admin: { description: 'Offered when something gets this status.' },
        },
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'en',
          options: labelledOptions(MAIL_LANGUAGES),
          admin: { description: 'A family that was written to in it is offered it first the next time.' },
        },
      ],
    },
    line('subject', 'May hold {player}, {reference} and the other words in braces.', { maxLength: SUBJECT_MAX }),
    long(
      'body',
      'Words in braces are filled in: {guardian} {player} {division} {reference} {reason} {link} {academy}.',
      {
        required: true,
      },
    ),
    {
      name: 'promisesCall',
      label: 'Promises a call',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: 'The entry stays due until someone has called: a person and a day are set with the answer.',
      },
    },
    {
      name: 'reasons',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Reason', plural: 'Reasons' },
      admin: { description: 'Sentences to choose from where the text says {reason}. May be empty.' },
      fields: [
        line('label', 'For staff, a few words.'),
        long('text', 'As the family reads it.', { required: true, maxLength: LIMITS.line }),
      ],
    },
    panelField('test', '/features/mail/admin/TestMail.client#TestMail'),
  ],
})

function allStatuses() {
  const all = (Object.keys(FLOWS) as FlowName[]).flatMap(statusOptions)
  return [...new Map(all.map((option) => [option.value, option])).values()]
}
