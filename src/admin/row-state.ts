import type { FormField } from 'payload'

/** Returns a new id for an array row in the format of the database: 24 hexadecimal digits. */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns a value as the state of a field in Payload's form. */
export function toFieldState(value: unknown): FormField {
  return { value, initialValue: value, valid: true, passesCondition: true }
}
