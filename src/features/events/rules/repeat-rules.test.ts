import { expect, test } from 'vitest'
import { ruleDays } from './repeat-rules'

test('every rule yields the same days as counting in sevens', () => {
  for (let seed = 0; seed < 60; seed++) {
    const first = new Date(Date.UTC(2026, 10, 1 + seed * 5, 19))
    const interval = seed % 2 === 0 ? 7 : 14
    const repeat = seed % 2 === 0 ? ('weekly' as const) : ('fortnightly' as const)
    const expected = Array.from({ length: 20 }, (_, index) =>
      new Date(first.getTime() + index * interval * 86_400_000).toISOString().slice(0, 10),
    )
    const rule = { start: first.toISOString(), repeat, weekdays: [], until: expected.at(-1)! }
    expect(ruleDays(rule, '2099-12-31')).toEqual(expected)
  }
})

test('counts fortnights in weeks that begin on a Monday, so that a Saturday and its Sunday stay together', () => {
  const rule = {
    start: '2026-11-07T19:00:00Z',
    repeat: 'fortnightly' as const,
    weekdays: ['SA' as const, 'SU' as const],
  }
  const days = ['2026-11-07', '2026-11-08', '2026-11-21', '2026-11-22', '2026-12-05', '2026-12-06']
  expect(ruleDays({ ...rule, until: '2026-12-12' }, '2099-12-31')).toEqual(days)
})
