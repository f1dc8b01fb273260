import { expect, test } from 'vitest'
import { UNREADABLE } from '@/lib/unreadable'
import { preserveUnreadable } from './preserve-unreadable'

const LOU = { name: 'Lou Sample', phone: '', relation: 'Aunt' }
const LOST = { name: UNREADABLE, phone: UNREADABLE, relation: '' }

test('who was sent back unread keeps the row, also beside others and only once each', () => {
  const stored = [
    { id: 'a', ...LOU },
    { id: 'b', ...LOST },
    { id: 'c', ...LOST },
  ]
  expect(preserveUnreadable([LOST, LOU, LOST], stored)).toEqual([{ ...LOST, id: 'b' }, LOU, { ...LOST, id: 'c' }])
})

test('takes a value that the family typed again, and keeps the unreadable one', () => {
  const sent = { ...LOST, phone: '(623) 555-0103' }
  expect(preserveUnreadable([sent], [{ id: 'b', ...LOST }])).toEqual([{ ...sent, id: 'b' }])
})

test('ignores the placeholder sentence when every row is readable', () => {
  expect(preserveUnreadable([LOST], [{ id: 'a', ...LOU }])).toEqual([LOST])
})
