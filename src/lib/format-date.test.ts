import { format } from 'date-fns'
import { tz } from '@date-fns/tz'
import { expect, test } from 'vitest'
import { formatDate } from './format-date'

const MOMENTS = ['2024-02-29T00:00:00Z', '2026-05-01T12:05:00Z', '2026-11-26T23:59:00Z', '2027-12-31T01:30:00Z']

test.each(["EEEE, MMMM d, yyyy 'at' h:mm a", 'EEE, MMM d', 'EEE h:mm a', 'h a', 'MMMM yyyy', 'd'])(
  'formats %s like date-fns',
  (pattern) => {
    for (const moment of MOMENTS)
      expect(formatDate(new Date(moment), pattern)).toBe(format(moment, pattern, { in: tz('UTC') }))
  },
)

test('rejects a date that does not exist', () => {
  expect(() => formatDate(new Date('no day'), 'd')).toThrow(RangeError)
})
