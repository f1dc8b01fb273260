import type { Field, TextareaField, TextField } from 'payload'
import { text, textarea } from 'payload/shared'
import { LIMITS } from '@/lib/limits'
import { MAIL_PLACEHOLDERS, type Placeholder } from '@/features/mail/rules/fill-text'
import { AFTER_FORMS } from '@/features/mail/rules/after-forms'
import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'
import { fieldOf, textOf } from '@/features/mail/rules/fields'
import { SPANISH_NAMES } from '@/features/mail/rules/in-spanish'
import { MAIL_TEMPLATES, type MailTemplateName } from '@/features/mail/rules/mail-templates'
import { TO_FAMILIES } from '@/features/mail/rules/to-families'
import { TO_STAFF } from '@/features/mail/rules/to-staff'
import { listProblems, placeholdersFor } from '@/features/mail/rules/write'
import { defineSettings } from '../access/define'
import { only } from '../access/rules'
import { panelField } from '../fields/basic'

const SUBJECT_MAX = 120

/** The texts of all automatic mails. A text that staff never changed is the default from the code. */
export const AutomaticMails = defineSettings({
  slug: 'automatic-mails',
  label: 'Automatic mails',
  access: { read: only('registrar', 'treasurer'), update: only('registrar'), readVersions: only('registrar') },
  admin: {
    group: 'Families',
    description:
      'What goes out by itself, at once and unread: say no more than is true of every family. Words in braces are filled in. An older wording can be brought back under Versions.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'When a form arrives', fields: mailsOf(Object.keys(AFTER_FORMS) as MailTemplateName[], 'en') },
        { label: 'Families and accounts', fields: mailsOf(Object.keys(TO_FAMILIES) as MailTemplateName[], 'en') },
        { label: 'Coaches and admins', fields: mailsOf(Object.keys(TO_STAFF) as MailTemplateName[], 'en') },
        {
          label: 'In Spanish',
          description: 'For families that staff have written to in Spanish. The other mails have no Spanish text yet.',
          fields: mailsOf(SPANISH_NAMES, 'es'),
        },
      ],
    },
  ],
})

function mailsOf(names: readonly MailTemplateName[], language: MailLanguage): Field[] {
  return names.map((name) => mailFields(name, language))
}

function mailFields(name: MailTemplateName, language: MailLanguage): Field {
  const { label, sentWhen } = MAIL_TEMPLATES[name]
  const { subject, body } = textOf(name, language)
  const isFirst = language === DEFAULT_LANGUAGE
  return {
    type: 'collapsible',
    label,
    admin: { initCollapsed: true, description: sentWhen },
    fields: [
      {
        name: fieldOf(name, language),
        label: false,
        type: 'group',
        admin: { hideGutter: true, description: sentWhen },
        fields: [
          {
            name: 'subject',
            type: 'text',
            required: isFirst,
            maxLength: SUBJECT_MAX,
            defaultValue: () => subject,
            validate: (value, options) => validateMailText(text(value, options), name, 'subject', value),
            admin: { description: `May hold ${placeholdersFor(name, 'subject').map(inBraces).join(' ')}.` },
          } as TextField,
          {
            name: 'body',
            label: 'Text',
            type: 'textarea',
            required: isFirst,
            maxLength: LIMITS.text,
            defaultValue: () => body,
            validate: (value, options) => validateMailText(textarea(value, options), name, 'body', value),
            admin: {
              rows: 12,
              description: `Filled in: ${placeholdersFor(name, 'body').map(explainPlaceholder).join(', ')}.`,
            },
          } as TextareaField,
          panelField('test', '/features/mail/admin/TestMail.client#TestMail', { occasion: name, language }),
        ],
      },
    ],
  }
}

/** Runs the field's own validation, then the checks of the mail text. */
function validateMailText(
  basic: ReturnType<typeof text>,
  name: MailTemplateName,
  part: 'subject' | 'body',
  value: unknown,
): ReturnType<typeof text> {
  if (basic !== true || !value) return basic
  const problems = listProblems(name, part, String(value ?? ''))
  return problems.length === 0 || problems.join(' ')
}

function inBraces(word: Placeholder): string {
  return `{${word}}`
}

function explainPlaceholder(word: Placeholder): string {
  return `${inBraces(word)} is ${MAIL_PLACEHOLDERS[word]}`
}
