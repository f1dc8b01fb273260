import { DEFAULT_LANGUAGE, type MailLanguage } from '@/lib/mails/languages'
import type { MailFacts } from '@/lib/mails/fill-text'
import { fieldOf, languageOf } from '@/lib/mails/fields'
import type { MailTemplateName } from '@/lib/mails/mail-templates'
import { writeMail } from '@/lib/mails/write'
import type { MailSettings } from './settings'

type Writer = Pick<MailSettings, 'academyName' | 'academyPhone' | 'ownTexts'> & {
  /** The language of the last mail to this family. */
  language?: MailLanguage
}

export type AutomaticMail = { subject: string; text: string; language: MailLanguage }

/** Returns the subject and text of an automatic mail, with the text that staff wrote for it, if any. */
export function automaticMail(
  { academyName, academyPhone, ownTexts, language: wanted = DEFAULT_LANGUAGE }: Writer,
  name: MailTemplateName,
  facts: MailFacts,
): AutomaticMail {
  const known = { ...facts, academy: academyName, phone: academyPhone }
  const language = languageOf(name, wanted)
  const { subject, body } = writeMail(name, ownTexts[fieldOf(name, language)], known, language)
  return { subject, text: body, language }
}
