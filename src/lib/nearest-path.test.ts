import { expect, test } from 'vitest'
import { findNearestPath } from './nearest-path'

const KNOWN = ['/', '/coaches', '/events', '/events/summer-camp-2027', '/performance-tracker', '/donate', '/faqs']

test.each([
  ['/coach/d-ruiz', '/coaches'],
  ['/coach', '/coaches'],
  ['/summer-camp', '/events/summer-camp-2027'],
  ['/camp_summer', '/events/summer-camp-2027'],
  ['/Donate.html', '/donate'],
  ['/faq', '/faqs'],
  // Just similar enough, and just not.
  ['/coats', '/coaches'],
  ['/coasts', null],
  ['/qzx', null],
  ['/a', null],
])('the nearest path of %s is %s', (missing, nearest) => expect(findNearestPath(missing, KNOWN)).toBe(nearest))

test('of two equally similar paths the first is the nearest', () => {
  expect(findNearestPath('/camp', ['/about', '/camp-2027', '/camp-2028'])).toBe('/camp-2027')
})
