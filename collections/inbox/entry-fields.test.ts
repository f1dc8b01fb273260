import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { ENTRY_FIELDS, fieldInWords, showValue } from '@/lib/inbox/entry-fields'
import { INBOX_KIND_KEYS } from '@/lib/inbox/kinds'
import { collections } from '../index'

/** The names of the fields that people fill in, who may not be rewritten: what staff compare, export and read. */
function fromPeople(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if ('name' in field) return isFromPeople(field) ? [field.name] : []
    return 'fields' in field ? fromPeople(field.fields) : []
  })
}

const OWN = new Set(['status', 'reference', 'suspicion', 'history', 'submittedAt', 'slotAt'])

function isFromPeople(field: Extract<Field, { name: string }>): boolean {
  const isLocked = 'access' in field && field.access?.update !== undefined
  return isLocked && !OWN.has(field.name) && !('hidden' in field && field.hidden)
}

test.each(INBOX_KIND_KEYS)('every field of %s has its words, and no words are left over', (kind) => {
  const collection = collections.find(({ slug }) => slug === kind)!
  expect(ENTRY_FIELDS[kind].map(({ name }) => name).sort()).toEqual(fromPeople(collection.fields).sort())
})

test('a field stands in a sentence, and one nobody named is spelled out', () => {
  expect(fieldInWords('player-registrations', 'dateOfBirth')).toBe('date of birth')
  expect(fieldInWords('player-registrations', 'notes')).toBe('internal notes')
  expect(fieldInWords('pledges', 'someNewThing')).toBe('some new thing')
})

test('values are shown as people read them', () => {
  expect(showValue({ format: 'day' }, '2014-04-09')).toBe('Apr 9, 2014')
  expect(showValue({ format: 'cents' }, 500000)).toBe('$5,000.00')
  expect(showValue({}, ['Center', 'Point Guard'])).toBe('Center, Point Guard')
  expect(showValue({}, null)).toBe('')
  expect(showValue({}, 0)).toBe('0')
})
