/** Grades of a US school, '1' to '12', as both forms and the collections hold them. */
export const GRADES = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** What the references of registrations and of tryouts begin with. */
export const REGISTRATION_PREFIX = 'PR'
export const TRYOUT_PREFIX = 'TR'

/** A date of birth below or above these years is asked about: our players are 6 to 18. */
export const QUESTIONED_AGE = { below: 4, above: 18 } as const
