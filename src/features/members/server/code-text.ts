import { randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '../rules/members'
import { keyedHash } from '@/server/secrets'

const HALF = CODE_LENGTH / 2

/** Generates a new code with 50 bits from the system's random source. */
export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}

/** Formats a code for reading aloud: 7K4QM-X9TRB. */
export function formatCode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}

/** Normalizes an entered code: capitals, no spaces or hyphens, zero for the letter O and one for I or L. */
export function normalizeCode(input: string): string {
  return input
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Returns the lookup key of a code. Computing it requires the academy's secret. */
export function codeLookup(code: string): string {
  return keyedHash('member-code', code)
}
