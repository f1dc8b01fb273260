/** The grades of a US school, '1' to '12', as used in both forms and stored in the collections. */
export const GRADES = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** The prefixes of registration and tryout references. */
export const REGISTRATION_PREFIX = 'PR'
export const TRYOUT_PREFIX = 'TR'

/** A date of birth outside these ages needs a confirmation: our players are 6 to 18 years old. */
export const QUESTIONED_AGE = { below: 4, above: 18 } as const
