import { ageOn } from '@/lib/birthday'
import { DIVISION_KEYS, divisionAge, type DivisionKey } from './divisions'

/** The reasons why staff must check a proposal. */
export type Exception = 'no-birthday' | 'too-old' | 'too-young' | 'plays-up' | 'plays-down'

export const EXCEPTIONS: Record<Exception, string> = {
  'no-birthday': 'No date of birth: choose a division',
  'too-old': 'Too old for 14U',
  'too-young': 'Younger than 8 on the cut-off',
  'plays-up': 'Plays up',
  'plays-down': 'Plays down',
}

export type Proposal = {
  /** Null when no division fits: the player leaves, unless staff choose one. */
  division: DivisionKey | null
  /** The age on the cut-off date; null without a date of birth. */
  age: number | null
  exception: Exception | null
}

/** The youngest age that trains with the 9U squad. */
const YOUNGEST = 8

/** Returns the division for an age on the cut-off date: 12U for age 12; 9U also includes younger players. */
function divisionOf(age: number): DivisionKey | null {
  return DIVISION_KEYS.find((key) => age <= divisionAge(key)) ?? null
}

/** Proposes a division by date of birth, for a season with this cut-off date. */
export function proposeDivision(born: string | null | undefined, cutoffOn: string): Proposal {
  if (!born) return { division: null, age: null, exception: 'no-birthday' }
  const age = ageOn(born, cutoffOn)
  const division = divisionOf(age)
  return { division, age, exception: division === null ? 'too-old' : age < YOUNGEST ? 'too-young' : null }
}

export type RolloverCandidate = { dateOfBirth: string | null; division: DivisionKey }

/**
 * Proposes the division of the next season for a player of the current one. A player who currently plays up or down is flagged
 * and proposed by date of birth; a player without a date of birth stays.
 */
export function proposeNext(
  { dateOfBirth, division }: RolloverCandidate,
  thisCutoff: string | null,
  nextCutoff: string,
): Proposal {
  const next = proposeDivision(dateOfBirth, nextCutoff)
  if (next.exception === 'no-birthday') return { ...next, division }
  if (next.exception || !thisCutoff) return next
  const usual = proposeDivision(dateOfBirth, thisCutoff).division
  const shift = usual ? divisionAge(division) - divisionAge(usual) : 0
  return { ...next, exception: shift > 0 ? 'plays-up' : shift < 0 ? 'plays-down' : null }
}
