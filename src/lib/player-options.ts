export const POSITIONS = ['Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center'] as const

/** Accepted ranges of player data, from the specification; weight from 30 because many six-year-olds weigh less than 50. */
export const RANGES = {
  currentGrade: { label: 'Current grade', min: 1, max: 12 },
  heightFeet: { label: 'Height (feet)', min: 3, max: 8 },
  heightInches: { label: 'Height (inches)', min: 0, max: 11 },
  weightLbs: { label: 'Weight', min: 30, max: 400 },
} as const

/** Ages in years of players on a roster. */
export const PLAYER_AGE = { min: 5, max: 20 } as const

/** Age range of the groups, in years; a family with another age sees a hint beside the field and can still submit the form. */
export const PROGRAM_AGE = { min: 6, max: 17 } as const

/** Age range of the tryout form, in years: accepts almost any age, because staff read every request. */
export const TRYOUT_AGE = { min: 3, max: 99 } as const
