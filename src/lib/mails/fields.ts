import type { MailLanguage } from './languages'
import { IN_SPANISH, SPANISH_NAMES, type SpanishName } from './in-spanish'
import type { MailText } from './occasion'
import { OCCASION_NAMES, OCCASIONS, type OccasionName } from './occasions'

/** Where staff's own words for a mail stand in the global “Automatic mails”: one field for each language it has. */
export type MailField = OccasionName | `${SpanishName}Es`

export const MAIL_FIELDS: readonly MailField[] = [
  ...OCCASION_NAMES,
  ...SPANISH_NAMES.map((name) => `${name}Es` as const),
]

/** A mail's language when a family is written to in `wanted`: what there is no text for is in English. */
export function languageOf(name: OccasionName, wanted: MailLanguage): MailLanguage {
  return wanted === 'es' && isInSpanish(name) ? 'es' : 'en'
}

/** The field of a mail in a language. */
export function fieldOf(name: OccasionName, language: MailLanguage): MailField {
  return languageOf(name, language) === 'es' ? `${name as SpanishName}Es` : name
}

/** The text a mail comes with in a language. */
export function textOf(name: OccasionName, language: MailLanguage): MailText {
  return languageOf(name, language) === 'es' ? IN_SPANISH[name as SpanishName] : OCCASIONS[name]
}

function isInSpanish(name: OccasionName): name is SpanishName {
  return Object.hasOwn(IN_SPANISH, name)
}
