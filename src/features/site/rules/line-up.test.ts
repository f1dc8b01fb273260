import { describe, expect, test } from 'vitest'
import { lineUp } from './line-up'

describe('lineUp', () => {
  test('splits the ages between the two programs', () => {
    expect(lineUp('Ages 6-9', '6-7')).toEqual({ first: [6, 7], then: [8, 9] })
    expect(lineUp('Ages 6 to 18', 'Ages 6–14')?.then).toEqual([15, 16, 17, 18])
  })

  test.each([
    ['All ages', '6-14'],
    ['Ages 6 and up', '6-14'],
    ['Ages 6-18', 'Youth'],
    ['Ages 6-18', '9-12'],
    ['Ages 6-18', '6-18'],
    ['Ages 6-18', '6-4'],
    ['Ages 6-1800', '6-14'],
    ['Ages 0-18', '0-14'],
    ['Ages 6-18', '6+'],
  ])('returns null for %s and %s', (all, first) => {
    expect(lineUp(all, first)).toBeNull()
  })
})
