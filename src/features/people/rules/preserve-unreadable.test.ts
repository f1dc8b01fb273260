import { expect, test } from 'vitest'
import { UNREADABLE } from '@/lib/unreadable'
import { preserveUnreadable } from './preserve-unreadable'

const LOU = { name: 'Lou Sample', phone: '', relation: 'Aunt' }
const LOST = { name: UNREADABLE, phone: UNREADABLE, relation: '' }

test('restores an unreadable row next to others, and each row only once', () => {
  const stored = [
    { id: 'a', ...LOU },
    { id: 'b', ...LOST },
    { id: 'c', ...LOST },
  ]
  expect(preserveUnreadable([LOST, LOU, LOST], stored)).toEqual([{ ...LOST, id: 'b' }, LOU, { ...LOST, id: 'c' }])
})

test('accepts a value that the family entered again, and restores the unreadable one', () => {
  const sent = { ...LOST, phone: '(623) 555-0103' }
  expect(preserveUnreadable([sent], [{ id: 'b', ...LOST }])).toEqual([{ ...sent, id: 'b' }])
})

test('ignores the placeholder text when every row is readable', () => {
  expect(preserveUnreadable([LOST], [{ id: 'a', ...LOU }])).toEqual([LOST])
})
