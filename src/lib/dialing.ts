import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

const HOME = 'US'
const HOME_CODE = '1'
const LONGEST = 60

/**
 * The number that a family's text dials, in E.164: "(623) 555-0101 ext 3", "001 623 ..." and the first of two numbers
 * are read too. Null when nobody could dial it. Of other countries only the length is held against them.
 */
export function dialable(typed: string): string | null {
  return read(typed)?.number ?? null
}

/** What is stored for searching: the number that dials, else the digits as they were typed. */
export function normalizePhone(typed: string): string {
  return dialable(typed) ?? typed.replace(/\D/g, '')
}

/** The link that dials a phone number written for people, extension included (RFC 3966). */
export function telHref(typed: string): string {
  return read(typed)?.getURI() ?? `tel:${typed.replace(/[^\d+]/g, '')}`
}

// Two numbers are one only in the eyes of a parser; whoever calls tries the first.
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
