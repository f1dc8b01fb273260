import { expect, test } from 'vitest'
import { confirmationQuestion, describeDifference, listFeeChanges, namesIn, affectedPages } from './fee-change'

const NOW = { monthlyCents: 19_999, registrationCents: 19_999 }

test('a new monthly fee also changes the total, with the difference in dollars and percent', () => {
  const changes = listFeeChanges(NOW, { ...NOW, monthlyCents: 20_999 })
  expect(changes).toEqual([
    { name: 'monthly', before: 19_999, after: 20_999, more: 1_000, percent: 5 },
    { name: 'total', before: 39_998, after: 40_998, more: 1_000, percent: 2.5 },
  ])
  expect(changes.map(describeDifference)).toEqual(['More $10.00, 5 %', 'More $10.00, 2.5 %'])
})

test('a lower fee has a negative difference, and a first one has no percentage', () => {
  const lower = listFeeChanges(NOW, { ...NOW, registrationCents: 15_000 })
  expect(describeDifference(lower[0]!)).toBe('Less $49.99, 25 %')
  const first = listFeeChanges({ ...NOW, monthlyCents: 0 }, NOW)
  expect(describeDifference(first[0]!)).toBe('More $199.99')
  expect(listFeeChanges(NOW, NOW)).toEqual([])
})

test('lists only pages that name a changed amount', () => {
  const places = [
    { title: 'Home', path: '/', names: namesIn('From {monthly} a month') },
    { title: 'Question', path: '/faqs', names: namesIn('{registration} once') },
    { title: 'Pricing', path: '/registration', names: namesIn('{total}: {registration} and {monthly}') },
  ]
  const titles = (after: object) =>
    affectedPages(listFeeChanges(NOW, { ...NOW, ...after }), places).map(({ title }) => title)
  expect(titles({ monthlyCents: 20_999 })).toEqual(['Home', 'Pricing'])
  expect(titles({ registrationCents: 20_999 })).toEqual(['Question', 'Pricing'])
  expect(titles({})).toEqual([])
})

test.each([
  [1, 'Change what one place says?'],
  [6, 'Change what six places say?'],
  [14, 'Change what 14 places say?'],
])('%d places: %s', (count, question) => expect(confirmationQuestion(count)).toBe(question))
