import { expect, it } from 'vitest'
import { formatTable, kilobytes } from './table.mjs'

it('aligns the columns and shows whether a goal is met', () => {
  const rows = [
    { name: 'Home', value: kilobytes(154_321), goal: '155 kB or less', met: true },
    { name: 'Registration', value: '0.40', goal: '0.45 or more', met: false },
  ]
  expect(formatTable(rows)).toEqual([
    '  Home           154.3 kB   goal 155 kB or less: met',
    '  Registration       0.40   goal 0.45 or more: MISSED',
  ])
})
