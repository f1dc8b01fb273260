import { type CollectionBeforeChangeHook, ValidationError, type ValidationFieldError } from 'payload'
import { MAIL_LANGUAGES } from '@/lib/mail-languages'
import { FLOWS, statusOptions, type FlowName } from '@/features/entries/rules/flow'
import { LIMITS } from '@/lib/limits'
import { optionsOf } from '@/lib/options'
import { ANSWER_PLACEHOLDERS, factsOf, fillText } from '@/features/mail/rules/fill-text'
import { defineCollection } from '../access/define'
import { only, openTo } from '../access/rules'
import { checkbox, line, long, panelField, row, select } from '../fields/basic'
import { optionalList } from '../fields/lists'

const ALL_KNOWN = factsOf(ANSWER_PLACEHOLDERS)
/**
 * Rejects a mail text with an unknown placeholder when it is saved, not when it is used.
 * @throws ValidationError naming the placeholder
 */
const knownPlaceholders: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const errors = ['subject', 'body'].flatMap((path): ValidationFieldError[] => {
    const facts = path === 'subject' ? { ...ALL_KNOWN, link: null } : ALL_KNOWN
    const { problems } = fillText(String(data[path] ?? ''), facts)
    return problems.map((message) => ({ message, path }))
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

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
  access: { ...openTo('registrar'), read: only('registrar', 'treasurer') },
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
    row(
      select('flow', 'What the mail answers.', optionsOf(FLOW_NAMES), { label: 'For', index: true }),
      select('status', 'Offered when something gets this status.', allStatuses()),
      select(
        'language',
        'A family that was written to in it is offered it first the next time.',
        optionsOf(MAIL_LANGUAGES),
        { defaultValue: 'en' },
      ),
    ),
    line('subject', 'May hold {player}, {reference} and the other words in braces.', { maxLength: SUBJECT_MAX }),
    long(
      'body',
      'Words in braces are filled in: {guardian} {player} {division} {reference} {reason} {link} {academy}.',
      {
        required: true,
      },
    ),
    checkbox(
      'promisesCall',
      'The entry stays due until someone has called: a person and a day are set with the answer.',
      { label: 'Promises a call' },
    ),
    optionalList(
      'reasons',
      ['Reason', 'Reasons'],
      [0, 12],
      'Sentences to choose from where the text says {reason}. May be empty.',
      [
        line('label', 'For staff, a few words.'),
        long('text', 'As the family reads it.', { required: true, maxLength: LIMITS.line }),
      ],
    ),
    panelField('test', '/features/mail/admin/TestMail.client#TestMail'),
  ],
})

function allStatuses() {
  const all = (Object.keys(FLOWS) as FlowName[]).flatMap(statusOptions)
  return [...new Map(all.map((option) => [option.value, option])).values()]
}
