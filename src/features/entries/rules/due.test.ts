import { expect, test } from 'vitest'
import { describeDue } from './due'

const NOW = Date.parse('2026-11-20T12:00:00-07:00')

test.each([
  ['2026-11-21T08:00:00-07:00', 'Due in 20 h', 'warn'],
  ['2026-11-22T11:00:00-07:00', 'Due in 47 h', 'secondary'],
  ['2026-11-23T08:00:00-07:00', 'Due in 68 h', 'secondary'],
  ['2026-11-24T12:00:00-07:00', 'Due in 4 d', 'secondary'],
  ['2026-11-23T12:00:00-07:00', 'Due in 3 d', 'secondary'],
  ['2026-11-21T12:00:00-07:00', 'Due in 24 h', 'warn'],
  ['2026-11-20T13:00:00-07:00', 'Due in 1 h', 'warn'],
  ['2026-11-20T12:00:00-07:00', 'Due in 1 min', 'warn'],
  ['2026-11-20T12:30:00-07:00', 'Due in 30 min', 'warn'],
  ['2026-11-20T07:00:00-07:00', 'Overdue 5 h', 'bad'],
  ['2026-11-20T11:59:50-07:00', 'Overdue 1 min', 'bad'],
  ['2026-11-16T12:00:00-07:00', 'Overdue 4 d', 'bad'],
])('describes a due date of %s as %s', (dueAt, label, tone) => {
  expect(describeDue(dueAt, NOW)).toEqual({ label, tone })
})
