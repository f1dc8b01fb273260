import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { CORRECTABLE } from '@/features/entries/rules/corrections'
import { ENTRY_FIELDS, fieldLabel, showValue } from '@/features/entries/rules/entry-fields'
import { INBOX_KIND_KEYS, type InboxKind } from '@/features/entries/rules/kinds'
import { collections } from '../index'

/** The names of the fields that people fill in (and staff at most correct): staff compare, export and read them. */
function fromPeople(kind: InboxKind, fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if ('name' in field) return isFromPeople(kind, field) ? [field.name] : []
    return 'fields' in field ? fromPeople(kind, field.fields) : []
  })
}

const OWN = new Set(['status', 'reference', 'suspicion', 'history', 'submittedAt', 'slotAt'])

function isFromPeople(kind: InboxKind, field: Extract<Field, { name: string }>): boolean {
  if (CORRECTABLE[kind].includes(field.name)) return true
  const isLocked = 'access' in field && field.access?.update !== undefined
  return isLocked && !OWN.has(field.name) && !('hidden' in field && field.hidden)
}

test.each(INBOX_KIND_KEYS)('every field of %s has a label, and every label has a field', (kind) => {
  const collection = collections.find(({ slug }) => slug === kind)!
  expect(ENTRY_FIELDS[kind].map(({ name }) => name).sort()).toEqual(fromPeople(kind, collection.fields).sort())
})

test('uses the label of a field within a sentence, and spells out a field without a label', () => {
  expect(fieldLabel('player-registrations', 'dateOfBirth')).toBe('date of birth')
  expect(fieldLabel('player-registrations', 'notes')).toBe('internal notes')
  expect(fieldLabel('pledges', 'someNewThing')).toBe('some new thing')
})

test('formats values for display', () => {
  expect(showValue({ format: 'day' }, '2014-04-09')).toBe('Apr 9, 2014')
  expect(showValue({ format: 'cents' }, 500000)).toBe('$5,000.00')
  expect(showValue({}, ['Center', 'Point Guard'])).toBe('Center, Point Guard')
  expect(showValue({}, null)).toBe('')
  expect(showValue({}, 0)).toBe('0')
})
