import { randomInt } from 'node:crypto'
import { keyedHash } from '@/server/secrets'

const CODES = 10
const LENGTH = 10
/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Generates ten recovery codes in the displayed format: two groups of five. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    return [letters.slice(0, LENGTH / 2), letters.slice(LENGTH / 2)].map((half) => half.join('')).join('-')
  })
}

/** Returns the stored hash of a code. Ignores case and dashes in the input. */
export function recoveryHash(staffId: string, code: string): string {
  return keyedHash('staff-recovery-code', `${staffId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
}
