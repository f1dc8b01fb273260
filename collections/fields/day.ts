import type { DateField } from 'payload'
import { toDay } from '@/lib/dates'

/** A calendar day that defaults to today. Stored as noon in UTC, so that no time zone changes the day. */
export function dayField(name: string, description: string, admin: DateField['admin'] = {}): DateField {
  return {
    name,
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => noonOf(toDay(new Date())),
    hooks: { beforeValidate: [({ value }) => normalizeDay(value)] },
    admin: { ...admin, description, date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } },
  }
}

/** An optional calendar day. */
export function optionalDay(name: string, description: string, admin: DateField['admin'] = {}): DateField {
  return { ...dayField(name, description, admin), required: false, defaultValue: undefined }
}

/** A moment in Arizona time, in steps of a quarter of an hour. */
export function momentField(
  name: string,
  label: string,
  description: string,
  rest: Pick<DateField, 'defaultValue' | 'validate'>,
): DateField {
  const admin = { width: '50%', description, date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } } as const
  return { name, label, type: 'date', required: true, index: true, timezone: true, ...rest, admin }
}

// An invalid date is passed on to the field's own validation.
function normalizeDay(value: unknown): unknown {
  const day = value instanceof Date ? value.toISOString() : value
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? noonOf(day.slice(0, 10)) : value
}

function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}
