import { afterEach, describe, expect, test, vi } from 'vitest'
import { tourInput } from '../../../../tests/support/factories'
import { tourSchema } from './tour-schema'

afterEach(() => vi.useRealTimers())

function messageFor(change: Record<string, unknown>): string | null {
  return tourSchema.safeParse(tourInput(change)).error?.issues[0]?.message ?? null
}

describe('the messages of the tour form', () => {
  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: undefined }, 'Email is required'],
    [{ email: 'nonsense' }, 'Invalid email address'],
    [{ date: '' }, 'Preferred date is required'],
    [{ date: undefined }, 'Preferred date is required'],
    [{ date: '2099-02-30' }, 'Date must be today or later'],
    [{ date: 'tomorrow' }, 'Date must be today or later'],
    [{ phone: '', company: '' }, null],
    [{ phone: undefined, company: undefined, time: undefined }, null],
    [{ time: '25:00' }, 'Please choose one of the times.'],
    [{ status: 'confirmed' }, 'Unrecognized key: "status"'],
  ] as [Record<string, unknown>, string | null][])('%j gives %s', (change, message) => {
    expect(messageFor(change)).toBe(message)
  })
})

test('uses the current day in Phoenix, not in London', () => {
  // 11 PM on June 2 in Phoenix.
  vi.useFakeTimers({ now: new Date('2026-06-03T06:00:00Z') })
  expect(messageFor({ date: '2026-06-01' })).toBe('Date must be today or later')
  expect(messageFor({ date: '2026-06-02' })).toBeNull()
  expect(messageFor({ date: '2026-06-03' })).toBeNull()
})
