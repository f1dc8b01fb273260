import type { FormField } from 'payload'

/** A new id for a row of an array, as the database makes them: 24 hexadecimal digits. */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A value as the state of a field in Payload's form. */
export function toFieldState(value: unknown): FormField {
  return { value, initialValue: value, valid: true, passesCondition: true }
}
