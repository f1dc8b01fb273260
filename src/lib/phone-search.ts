const CHARACTERS = /^[\d\s().+-]+$/
const COUNTRY = /^1(?=\d{10}$)/

/**
 * Returns the digits of a phone number in a search; null if the text is none. The country code 1 is left out: stored numbers may
 * lack it, and the number without it matches both.
 * @param minDigits how many digits the text must have; a few alone may be a jersey number
 */
export function readPhoneSearch(text: string, minDigits: number): string | null {
  if (!CHARACTERS.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(COUNTRY, '')
  return digits.length >= minDigits ? digits : null
}
