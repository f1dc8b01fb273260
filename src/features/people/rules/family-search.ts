const MIN_DIGITS = 4
const COUNTRY = /^1(?=\d{10}$)/

/**
 * Returns the digits of a phone number in a search, without the country's; null if the text is none. A few digits alone are a
 * jersey number.
 */
export function digitsOfSearch(text: string): string | null {
  if (!/^[\d\s().+-]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(COUNTRY, '')
  return digits.length >= MIN_DIGITS ? digits : null
}
