import type { Field, TextareaField, TextField } from 'payload'
import { text, textarea } from 'payload/shared'
import { LIMITS } from '@/lib/limits'
import { MAIL_WORDS, type MailWord } from '@/lib/inbox/mail-words'
import { AFTER_FORMS } from '@/lib/mails/after-forms'
import { OCCASIONS, type OccasionName } from '@/lib/mails/occasions'
import { TO_FAMILIES } from '@/lib/mails/to-families'
import { listProblems, wordsFor } from '@/lib/mails/write'
import { defineGlobal } from '../access/define'
import { only } from '../access/rules'
import { panelField } from '../fields/basic'

const SUBJECT_MAX = 120
const VERSIONS_KEPT = 50

/** The words of every mail that the system writes by itself. What was never changed here reads as it comes with the site. */
export const AutomaticMails = defineGlobal({
  slug: 'automatic-mails',
  label: 'Automatic mails',
  access: { read: only('registrar', 'treasurer'), update: only('registrar'), readVersions: only('registrar') },
  versions: { drafts: false, max: VERSIONS_KEPT },
  admin: {
    group: 'Families',
    description:
      'What goes out by itself, at once and without anybody looking: say no more than is true of every family. Words in braces are filled in. An older wording can be brought back under Versions.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'When a form arrives', fields: (Object.keys(AFTER_FORMS) as OccasionName[]).map(mailFields) },
        { label: 'Families and accounts', fields: (Object.keys(TO_FAMILIES) as OccasionName[]).map(mailFields) },
      ],
    },
  ],
})

function mailFields(name: OccasionName): Field {
  const { label, sentWhen, subject, body } = OCCASIONS[name]
  return {
    type: 'collapsible',
    label,
    admin: { initCollapsed: true, description: sentWhen },
    fields: [
      {
        name,
        label: false,
        type: 'group',
        admin: { hideGutter: true, description: sentWhen },
        fields: [
          {
            name: 'subject',
            type: 'text',
            required: true,
            maxLength: SUBJECT_MAX,
            defaultValue: () => subject,
            validate: (value, options) => andProblems(text(value, options), name, 'subject', value),
            admin: { description: `May hold ${wordsFor(name, 'subject').map(inBraces).join(' ')}.` },
          } as TextField,
          {
            name: 'body',
            label: 'Text',
            type: 'textarea',
            required: true,
            maxLength: LIMITS.text,
            defaultValue: () => body,
            validate: (value, options) => andProblems(textarea(value, options), name, 'body', value),
            admin: { rows: 12, description: `Filled in: ${wordsFor(name, 'body').map(explainWord).join(', ')}.` },
          } as TextareaField,
          panelField('test', '/admin/mails/TestMail.client#TestMail', { occasion: name }),
        ],
      },
    ],
  }
}

/** What the field itself finds, then what the mail's words have against it. */
function andProblems(
  basic: ReturnType<typeof text>,
  name: OccasionName,
  part: 'subject' | 'body',
  value: unknown,
): ReturnType<typeof text> {
  if (basic !== true) return basic
  const problems = listProblems(name, part, String(value ?? ''))
  return problems.length === 0 || problems.join(' ')
}

function inBraces(word: MailWord): string {
  return `{${word}}`
}

function explainWord(word: MailWord): string {
  return `${inBraces(word)} is ${MAIL_WORDS[word]}`
}
