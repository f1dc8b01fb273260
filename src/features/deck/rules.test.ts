import { describe, expect, test } from 'vitest'
import seed from '../../../seed/content/funding-deck-page.json'
import { toFigures, type DeckData } from './figures'
import { breakEvenMonth, listContradictions, rentPerSfCents, revenueByMonth, total } from './rules'
import { applyScenario, listSliders, readScenario, writeScenario } from './scenario'

const deck = toFigures(seed as DeckData)
const sliders = listSliders(deck.streams)

test('the specification’s figures are the sums of their rows', () => {
  expect(total(deck.streams)).toBe(5_950_000)
  expect(deck.streams.map(({ cents }) => cents)).toEqual([1_500_000, 600_000, 1_000_000, 800_000, 250_000, 1_800_000])
  expect(total(deck.costs)).toBe(3_065_400)
  expect(total(deck.funds)).toBe(deck.askCents)
  expect(rentPerSfCents(deck)).toBe(1250)
})

test('break-even falls where the deck says', () => {
  const month = breakEvenMonth(
    revenueByMonth(total(deck.streams), deck.rampPercent, deck.rampMonths),
    total(deck.costs),
  )
  expect(month).toBeGreaterThanOrEqual(6)
  expect(month).toBeLessThanOrEqual(9)
  expect(breakEvenMonth([1, 2, 3], 4)).toBeNull()
  expect(revenueByMonth(100, 50, 1)[0]).toBe(100)
})

test('staff are told what does not add up, and only that', () => {
  expect(listContradictions(deck)).toEqual([
    '“Other (not itemised)”, $18,000 a month, is not itemised: say what it is made of.',
    '$59,500 a month is $714,000 a year; the goal for the first year is $300,000.',
    'Overhead is $367,848 a year: with $300,000 of revenue the first year cannot earn $50,000.',
    '$300,000 at $1,500,000 pre-money buys 16.7%, not 20%.',
    'The offer is shown without an issuer: a 501(c)(3) has no shares to sell. Ask counsel.',
  ])
  const streams = deck.streams.filter(({ isOpen }) => !isOpen)
  expect(listContradictions({ ...deck, streams })[0]).toBe(
    'The revenue streams add up to $41,500, but $59,500 is stated elsewhere.',
  )
})

describe('a scenario', () => {
  test('as planned has no query, and leaves every amount as stated', () => {
    const plan = readScenario('', sliders)
    expect(writeScenario(plan, sliders)).toBe('')
    expect(applyScenario(deck.streams, plan)).toEqual(deck.streams)
  })

  test('comes back from its own address', () => {
    const scenario = { memberships: 140, rentals: 125, tournaments: 0 }
    const query = writeScenario(scenario, sliders)
    expect(query).toBe('?memberships=140&tournaments=0')
    expect(readScenario(query, sliders)).toEqual(scenario)
    expect(total(applyScenario(deck.streams, scenario))).toBe(5_950_000 + 40 * 15_000 - 800_000)
  })

  test.each(['?memberships=-1', '?memberships=1e9', '?memberships=abc', '?memberships='])(
    '%s is as planned',
    (query) => {
      expect(readScenario(query, sliders).memberships).toBe(100)
    },
  )

  test('never leaves its bounds', () => {
    expect(readScenario('?memberships=99999', sliders).memberships).toBe(300)
  })
})
