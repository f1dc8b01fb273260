import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

const HOME = 'US'
const HOME_CODE = '1'
const LONGEST = 60

/**
 * Returns the number of a family's text in E.164: "(623) 555-0101 ext 3", "001 623 ..." and the first of two numbers are
 * recognized too. Returns null when it cannot be dialed. For other countries only the length is checked.
 */
export function dialable(typed: string): string | null {
  return read(typed)?.number ?? null
}

/** Returns the phone number for searching: E.164 when it can be dialed, else the entered digits. */
export function normalizePhone(typed: string): string {
  return dialable(typed) ?? typed.replace(/\D/g, '')
}

/** Returns the tel: link of a written phone number, extension included (RFC 3966). */
export function telHref(typed: string): string {
  return read(typed)?.getURI() ?? `tel:${typed.replace(/[^\d+]/g, '')}`
}

// The parser may read two numbers as one; a caller would try the first one.
function read(typed: string): PhoneNumber | undefined {
  const text = typed.slice(0, LONGEST).replace(/\(0\)/g, '')
  const parts = [
    text,
    ...text.split(/[/;,|&]|\bor\b|\band\b/i),
    ...(text.match(/(?<!\d)\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/) ?? []),
  ]
  return parts.map(parse).find((number) => number !== undefined)
}

function parse(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), HOME)
  if (!number) return undefined
  return (number.countryCallingCode === HOME_CODE ? number.isValid() : number.isPossible()) ? number : undefined
}
