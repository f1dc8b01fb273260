import { expect, test } from 'vitest'
import { currentYear, formatMoment } from './dates'

test.each(['UTC', 'Pacific/Kiritimati', 'America/New_York'])('the clock is Arizona’s for a machine in %s', (zone) => {
  process.env.TZ = zone
  expect(formatMoment('2026-11-21T01:12:00.000Z')).toBe('Nov 20, 2026, 6:12 PM')
  expect(currentYear(new Date('2027-01-01T06:59:00Z'))).toBe('2026')
  expect(currentYear(new Date('2027-01-01T07:00:00Z'))).toBe('2027')
})
