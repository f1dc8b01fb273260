import { expect, test } from 'vitest'
import { describeViews } from './shared-previews'

test.each([
  [0, 'Not opened yet'],
  [1, 'Opened once'],
  [2, 'Opened twice'],
  [3, 'Opened 3 times'],
])('%i views: %s', (views, text) => {
  expect(describeViews(views)).toBe(text)
})
