import { PROGRAM_AGE } from '@/lib/player-options'

/** What a family reads beside an age that our groups do not take: the form accepts it all the same. Null for the others. */
export function ageNote(age: number): string | null {
  const { min, max } = PROGRAM_AGE
  if (age < min) return `Our groups begin at age ${min}. Please send this anyway: we will tell you what fits now.`
  if (age > max)
    return `Our groups end at age ${max}. Please send this anyway: we will tell you what fits older players.`
  return null
}
