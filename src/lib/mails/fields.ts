import type { MailLanguage } from './languages'
import { IN_SPANISH, SPANISH_NAMES, type SpanishName } from './in-spanish'
import type { MailText } from './occasion'
import { OCCASION_NAMES, OCCASIONS, type OccasionName } from './occasions'

/** The fields of the global “Automatic mails” that store the texts of staff: one for each language of a mail. */
export type MailField = OccasionName | `${SpanishName}Es`

export const MAIL_FIELDS: readonly MailField[] = [
  ...OCCASION_NAMES,
  ...SPANISH_NAMES.map((name) => `${name}Es` as const),
]

/** Returns the language of a mail for a family that prefers `wanted`: English when there is no text in that language. */
export function languageOf(name: OccasionName, wanted: MailLanguage): MailLanguage {
  return wanted === 'es' && isInSpanish(name) ? 'es' : 'en'
}

/** Returns the field of a mail in a language. */
export function fieldOf(name: OccasionName, language: MailLanguage): MailField {
  return languageOf(name, language) === 'es' ? `${name as SpanishName}Es` : name
}

/** Returns the default text of a mail in a language. */
export function textOf(name: OccasionName, language: MailLanguage): MailText {
  return languageOf(name, language) === 'es' ? IN_SPANISH[name as SpanishName] : OCCASIONS[name]
}

function isInSpanish(name: OccasionName): name is SpanishName {
  return Object.hasOwn(IN_SPANISH, name)
}
