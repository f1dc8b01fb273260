import type { DateField } from 'payload'
import { toDay } from '@/lib/dates'

/** A calendar day, today unless said otherwise. It is kept as its noon in UTC, so that no time zone moves it. */
export function dayField(name: string, description: string, admin: DateField['admin'] = {}): DateField {
  return {
    name,
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => noonOf(toDay(new Date())),
    hooks: { beforeValidate: [({ value }) => keepDay(value)] },
    admin: { ...admin, description, date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } },
  }
}

/** A calendar day that may be left empty. */
export function optionalDay(name: string, description: string, admin: DateField['admin'] = {}): DateField {
  return { ...dayField(name, description, admin), required: false, defaultValue: undefined }
}

// What is no date at all goes on to the field's own check.
function keepDay(value: unknown): unknown {
  const day = value instanceof Date ? value.toISOString() : value
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? noonOf(day.slice(0, 10)) : value
}

function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
