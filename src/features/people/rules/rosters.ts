import { ageOn } from '@/lib/birthday'
import { DIVISION_KEYS, divisionAge, type DivisionKey } from './divisions'

/** Why a proposal needs a person's eye. */
export type Exception = 'no-birthday' | 'too-old' | 'too-young' | 'plays-up' | 'plays-down'

export const EXCEPTIONS: Record<Exception, string> = {
  'no-birthday': 'No date of birth: choose a division',
  'too-old': 'Too old for 14U',
  'too-young': 'Younger than 8 on the cut-off',
  'plays-up': 'Plays up',
  'plays-down': 'Plays down',
}

export type Proposal = {
  /** Null where no division fits: the player leaves, unless staff choose one. */
  division: DivisionKey | null
  /** On the cut-off; null without a date of birth. */
  age: number | null
  exception: Exception | null
}

/** The youngest who train with the 9U squad. */
const YOUNGEST = 8

/** The division of an age on the cut-off: 12U are those who are 12, and 9U everybody younger too. */
function divisionOf(age: number): DivisionKey | null {
  return DIVISION_KEYS.find((key) => age <= divisionAge(key)) ?? null
}

/** The division a date of birth leads to, in a season with this cut-off. */
export function proposeDivision(born: string | null | undefined, cutoffOn: string): Proposal {
  if (!born) return { division: null, age: null, exception: 'no-birthday' }
  const age = ageOn(born, cutoffOn)
  const division = divisionOf(age)
  return { division, age, exception: division === null ? 'too-old' : age < YOUNGEST ? 'too-young' : null }
}

export type Mover = { dateOfBirth: string | null; division: DivisionKey }

/**
 * The division of the next season for a player of this one. A player who plays up or down now is shown, and
 * proposed where the date of birth leads; without one the player stays.
 */
export function proposeNext({ dateOfBirth, division }: Mover, thisCutoff: string | null, nextCutoff: string): Proposal {
  const next = proposeDivision(dateOfBirth, nextCutoff)
  if (next.exception === 'no-birthday') return { ...next, division }
  if (next.exception || !thisCutoff) return next
  const usual = proposeDivision(dateOfBirth, thisCutoff).division
  const shift = usual ? divisionAge(division) - divisionAge(usual) : 0
  return { ...next, exception: shift > 0 ? 'plays-up' : shift < 0 ? 'plays-down' : null }
}
