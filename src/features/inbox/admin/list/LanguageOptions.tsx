import { MAIL_LANGUAGE_KEYS, MAIL_LANGUAGES } from '@/lib/mail-languages'

/** Renders the languages of mails as options of a select. */
export function LanguageOptions() {
  return MAIL_LANGUAGE_KEYS.map((key) => (
    <option key={key} value={key}>
      {MAIL_LANGUAGES[key]}
    </option>
  ))
}
