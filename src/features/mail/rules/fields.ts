import type { MailLanguage } from '@/lib/mail-languages'
import { IN_SPANISH, type SpanishName } from './in-spanish'
import type { MailText } from './mail-template'
import { MAIL_TEMPLATES, type MailTemplateName } from './mail-templates'

/** The fields of the global “Automatic mails” that store the texts of staff: one for each language of a mail. */
export type MailField = MailTemplateName | `${SpanishName}Es`

/** Returns the language of a mail for a family that prefers `wanted`: English when there is no text in that language. */
export function languageOf(name: MailTemplateName, wanted: MailLanguage): MailLanguage {
  return wanted === 'es' && isInSpanish(name) ? 'es' : 'en'
}

/** Returns the field of a mail in a language. */
export function fieldOf(name: MailTemplateName, language: MailLanguage): MailField {
  return languageOf(name, language) === 'es' ? `${name as SpanishName}Es` : name
}

/** Returns the default text of a mail in a language. */
export function textOf(name: MailTemplateName, language: MailLanguage): MailText {
  return languageOf(name, language) === 'es' ? IN_SPANISH[name as SpanishName] : MAIL_TEMPLATES[name]
}

function isInSpanish(name: MailTemplateName): name is SpanishName {
  return Object.hasOwn(IN_SPANISH, name)
}
