import { randomInt } from 'node:crypto'
import { keyedHash } from '../secrets'

const CODES = 10
const LENGTH = 10
/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Ten codes for the day when the phone is lost, as they are read: two groups of five. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    return [letters.slice(0, LENGTH / 2), letters.slice(LENGTH / 2)].map((half) => half.join('')).join('-')
  })
}

/** How a code is kept. However it was typed, with or without its dash, it is the same. */
export function recoveryHash(staffId: string, code: string): string {
  return keyedHash('staff-recovery-code', `${staffId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
}
