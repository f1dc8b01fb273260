/**
 * What makes a spreadsheet calculate: = + - @, their wide forms, a tab or a line break, also behind spaces and quotes
 * that the program takes away first.
 */
const FORMULA = /^[\s\u00a0"'`]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]|^[\t\r\n]/

/** A cell that can only be text: what a spreadsheet would run as a formula is put behind an apostrophe. */
export function safeCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  return FORMULA.test(text) ? `'${text}` : text
}
