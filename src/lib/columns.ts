/** Returns the column of a field: Payload stores camelCase fields in snake_case columns. */
export function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
