import { expect, test } from 'vitest'
import { ruleDays } from './repeat-rules'

test('every rule yields the days that counting in sevens yields', () => {
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
