import { PROGRAM_AGE } from '@/lib/player-options'

/** Returns the note for an age outside our groups, or null for all other ages. The form accepts the age anyway. */
export function ageNote(age: number): string | null {
  const { min, max } = PROGRAM_AGE
  if (age < min) return `Our groups begin at age ${min}. Please send this anyway: we will tell you what fits now.`
  if (age > max)
    return `Our groups end at age ${max}. Please send this anyway: we will tell you what fits older players.`
  return null
}
