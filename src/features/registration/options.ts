/** Grades of a US school, '1' to '12', as both forms and the collections hold them. */
export const GRADES = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** What the references of registrations and of tryouts begin with. */
export const REGISTRATION_PREFIX = 'PR'
export const TRYOUT_PREFIX = 'TR'

export const PLAYER_AGE = { min: 3, max: 99 } as const
