import { expect, it } from 'vitest'
import { dueLabel } from './library'

it.each([
  ['2026-11-19', 'Overdue'],
  ['2026-11-20', 'Due today'],
  ['2026-11-21', 'Due tomorrow'],
  ['2026-11-22', 'Due Sunday'],
  ['2026-11-26', 'Due Thursday'],
  ['2026-11-27', 'Due Nov 27'],
  ['2027-01-03', 'Due Jan 3'],
])('on Friday, November 20, what is due on %s reads %s', (day, label) => {
  expect(dueLabel(day, '2026-11-20')).toBe(label)
})
