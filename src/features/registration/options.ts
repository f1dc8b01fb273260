/** Grades of a US school, '1' to '12', as both forms and the collections hold them. */
export const GRADES = Array.from({ length: 12 }, (_, index) => String(index + 1))

export const POSITIONS = ['Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center'] as const

/** What the full form accepts, from the specification; weight from 30 because many six-year-olds are under 50. */
export const RANGES = {
  currentGrade: { label: 'Current grade', min: 1, max: 12 },
  heightFeet: { label: 'Height (feet)', min: 3, max: 8 },
  heightInches: { label: 'Height (inches)', min: 0, max: 11 },
  weightLbs: { label: 'Weight', min: 30, max: 400 },
} as const

export const PLAYER_AGE = { min: 3, max: 99 } as const
