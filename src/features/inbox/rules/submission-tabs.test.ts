import { expect, test } from 'vitest'
import { parseTabAndPage, SUBMISSION_TABS } from './submission-tabs'

test('has exactly the three tabs of the specification, with their labels', () => {
  expect(SUBMISSION_TABS.map(({ label, empty }) => [label, empty])).toEqual([
    ['Player Registrations', 'No player registrations yet.'],
    ['Applications', 'No applications yet.'],
    ['General Forms', 'No general form submissions yet.'],
  ])
})

test.each([
  ['', 'registrations', 1],
  ['tab=applications&page=3', 'applications', 3],
  ['tab=constructor&page=-1', 'registrations', 1],
  ['tab=general&page=0', 'general', 1],
  ['page=1e9', 'registrations', 1],
])('opens with the query ?%s the tab %s, page %i', (query, tab, page) => {
  expect(parseTabAndPage(new URLSearchParams(query))).toEqual({ tab, page })
})
