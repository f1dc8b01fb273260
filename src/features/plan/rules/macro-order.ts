/** The order of the ring and of the table, with the class that colors both. */
export const MACROS = [
  ['carbs', 'Carbs'],
  ['protein', 'Protein'],
  ['fat', 'Fats'],
] as const
