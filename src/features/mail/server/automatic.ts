import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mail-languages'
import type { MailFacts } from '../rules/fill-text'
import { toColumn } from '@/lib/columns'
import { fieldOf, languageOf, type MailField } from '../rules/fields'
import type { MailText } from '../rules/mail-template'
import type { MailTemplateName } from '../rules/mail-templates'
import { writeMail } from '../rules/write'
import type { MailSettings } from '@/server/mail/settings'

type Writer = Pick<MailSettings, 'academyName' | 'academyPhone' | 'customTexts'> & {
  /** The language of the last mail to this family. */
  language?: MailLanguage
}

export type AutomaticMail = { subject: string; text: string; language: MailLanguage }

/** Returns the subject and text of an automatic mail, with the text that staff wrote for it, if any. */
export function automaticMail(
  { academyName, academyPhone, customTexts, language: wanted = DEFAULT_LANGUAGE }: Writer,
  name: MailTemplateName,
  facts: MailFacts,
): AutomaticMail {
  const known = { ...facts, academy: academyName, phone: academyPhone }
  const language = languageOf(name, wanted)
  const { subject, body } = writeMail(name, customText(customTexts, fieldOf(name, language)), known, language)
  return { subject, text: body, language }
}

function customText(row: Writer['customTexts'], field: MailField): MailText {
  const column = toColumn(field)
  return { subject: row?.[`${column}_subject`] ?? '', body: row?.[`${column}_body`] ?? '' }
}
