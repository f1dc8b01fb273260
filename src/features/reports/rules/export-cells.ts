/**
 * What a spreadsheet reads as a formula: = + - @, their full-width forms, a tab or a line break, also after spaces and quotes
 * that the program strips first.
 */
const FORMULA = /^[\s\u00a0"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]|^[\t\r\n]/

/** Escapes a cell that a spreadsheet would run as a formula with a leading apostrophe. */
export function escapeFormula(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  return FORMULA.test(text) ? `'${text}` : text
}
