import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findKnownDevice, knownDeviceCookie } from './known-device'

const NOW = new Date('2026-11-28T12:00:00Z')
const ACCOUNT = 'kim@example.org'

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const requestWith = (cookie: string) => ({ headers: new Headers({ cookie }) })

/** Returns the request of a device that signed in to the account some days ago. */
function requestOf(daysAgo: number) {
  vi.setSystemTime(new Date(NOW.getTime() - daysAgo * 24 * 60 * 60 * 1000))
  const [cookie] = knownDeviceCookie('staff', requestWith(''), ACCOUNT).split(';')
  vi.setSystemTime(NOW)
  return requestWith(cookie!)
}

test.each([
  [0, true],
  [399, true],
  [400, false],
  [-1, false],
])('a device that signed in %i days ago: known %s', (daysAgo, isKnown) => {
  expect(findKnownDevice('staff', requestOf(daysAgo), ACCOUNT) !== null).toBe(isKnown)
})

test('knows a device for one account and audience only, and keeps its id', () => {
  const request = requestOf(3)
  const id = findKnownDevice('staff', request, ACCOUNT)
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(findKnownDevice('staff', request, 'lee@example.org')).toBeNull()
  expect(findKnownDevice('member', request, ACCOUNT)).toBeNull()
  expect(knownDeviceCookie('staff', request, ACCOUNT)).toContain(`=${id}.`)
})

test('rejects a changed cookie', () => {
  const cookie = requestOf(3).headers.get('cookie')!
  expect(findKnownDevice('staff', requestWith(cookie.replace('=', '=x')), ACCOUNT)).toBeNull()
  expect(findKnownDevice('staff', requestWith(cookie.slice(0, -1)), ACCOUNT)).toBeNull()
})
