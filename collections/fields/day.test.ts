import type { DateField } from 'payload'
import { expect, test } from 'vitest'
import { dayField } from './day'

const field: DateField = dayField('date', 'The day.')
const keep = field.hooks!.beforeValidate![0]!

test.each([
  ['2024-01-25', '2024-01-25T12:00:00.000Z'],
  ['2024-01-25T00:00:00.000Z', '2024-01-25T12:00:00.000Z'],
  ['2024-01-25T23:30:00-07:00', '2024-01-25T12:00:00.000Z'],
  [new Date('2024-01-25T23:59:00Z'), '2024-01-25T12:00:00.000Z'],
  ['soon', 'soon'],
  [undefined, undefined],
])('stores %j as %j', (value, kept) => {
  expect(keep({ value } as Parameters<typeof keep>[0])).toBe(kept)
})

test('the default day is today in Arizona', () => {
  expect((field.defaultValue as () => string)()).toMatch(/^\d{4}-\d{2}-\d{2}T12:00:00\.000Z$/)
})
