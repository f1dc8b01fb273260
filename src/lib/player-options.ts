export const POSITIONS = ['Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center'] as const

/** What is accepted about a player, from the specification; weight from 30 because many six-year-olds are under 50. */
export const RANGES = {
  currentGrade: { label: 'Current grade', min: 1, max: 12 },
  heightFeet: { label: 'Height (feet)', min: 3, max: 8 },
  heightInches: { label: 'Height (inches)', min: 0, max: 11 },
  weightLbs: { label: 'Weight', min: 30, max: 400 },
} as const

/** Ages in years of players on a roster. */
export const PLAYER_AGE = { min: 5, max: 20 } as const

/** Ages in years that the groups take; a family with another age is told beside the field, and may send all the same. */
export const PROGRAM_AGE = { min: 6, max: 17 } as const

/** Ages in years that the tryout form takes: anybody may ask, and staff read every one. */
export const TRYOUT_AGE = { min: 3, max: 99 } as const
