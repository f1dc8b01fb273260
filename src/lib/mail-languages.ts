/** The languages in which staff write to families, in the order of the select. */
export const MAIL_LANGUAGES = { en: 'English', es: 'Spanish' } as const

export type MailLanguage = keyof typeof MAIL_LANGUAGES

export const MAIL_LANGUAGE_KEYS = Object.keys(MAIL_LANGUAGES) as [MailLanguage, ...MailLanguage[]]

/** The language for a family until staff choose another one. */
export const DEFAULT_LANGUAGE: MailLanguage = MAIL_LANGUAGE_KEYS[0]

/** Returns the texts in a family's language, or those in the first language. */
export function textsIn<Text extends { language: MailLanguage }>(
  texts: readonly Text[],
  language: MailLanguage,
): Text[] {
  const sameLanguage = texts.filter((text) => text.language === language)
  return sameLanguage.length > 0 ? sameLanguage : texts.filter((text) => text.language === DEFAULT_LANGUAGE)
}
