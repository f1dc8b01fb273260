import type { Field, GlobalConfig } from 'payload'
import { expect, test } from 'vitest'
import { InboxSettings } from './InboxSettings'

type Validate = (value: unknown) => true | string

function validateOf(name: string): Validate {
  const fields: Field[] = (InboxSettings as GlobalConfig).fields.flatMap((field) =>
    field.type === 'row' ? field.fields : field,
  )
  return (fields.find((field) => 'name' in field && field.name === name) as { validate: Validate }).validate
}

test.each(['opensAt', 'closesAt'])('%s accepts a time on a 24-hour clock only', (name) => {
  const validate = validateOf(name)
  for (const time of ['00:00', '09:00', '16:30', '23:59']) expect(validate(time), time).toBe(true)
  for (const value of ['9:00', '24:00', '16:60', '4 PM', '', null, 900])
    expect(validate(value), String(value)).toBe('Write the time as 09:00 or 16:30.')
})
