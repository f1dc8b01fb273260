/** The order of the ring and of the table, with the CSS class for the color in both. */
export const MACROS = [
  ['carbs', 'Carbs'],
  ['protein', 'Protein'],
  ['fat', 'Fats'],
] as const
