import { describe, expect, test } from 'vitest'
import seed from '../../../../seed/content/funding-deck-page.json'
import { toFigures, type DeckData } from './deck-figures'
import {
  breakEvenMonth,
  listContradictions,
  percentOf,
  rentPerSfCents,
  revenueByMonth,
  total,
  type DeckFigures,
} from './deck'
import { applyScenario, listSliders, readScenario, writeScenario } from './deck-scenario'

const deck = toFigures(seed as DeckData)
const sliders = listSliders(deck.streams)

const training = { name: 'Training', cents: 500_000, isOpen: false, control: null, units: 0, unitCents: 0 }
const members = {
  ...training,
  name: 'Members',
  cents: 1_000_000,
  control: 'memberships' as const,
  units: 100,
  unitCents: 10_000,
}
// All sums are correct, and every value with an upper limit is exactly at the limit.
const sound: DeckFigures = {
  areaSf: 0,
  leaseCents: 0,
  streams: [members, training],
  statedRevenueCents: 1_500_000,
  costs: [{ name: 'Overhead', cents: 1_000_000 }],
  statedOverheadCents: 1_000_000,
  funds: [{ name: 'Build-out', cents: 30_000_000 }],
  askCents: 30_000_000,
  valuationCents: 120_000_000,
  basis: 'pre-money',
  equityPercent: 20,
  issuer: 'Sample Court LLC',
  isOfferShown: true,
  rampPercent: 20,
  rampMonths: 5,
  breakEvenFrom: 4,
  breakEvenTo: 4,
  years: [{ revenueCents: 18_000_000, profitCents: 6_000_000, isOpenEnded: false }],
}

test('the specification’s figures are the sums of their rows', () => {
  expect(total(deck.streams)).toBe(5_950_000)
  expect(deck.streams.map(({ cents }) => cents)).toEqual([1_500_000, 600_000, 1_000_000, 800_000, 250_000, 1_800_000])
  expect(total(deck.costs)).toBe(3_065_400)
  expect(total(deck.funds)).toBe(deck.askCents)
  expect(rentPerSfCents(deck)).toBe(1250)
})

test('break-even is in the month stated in the deck', () => {
  const month = breakEvenMonth(
    revenueByMonth(total(deck.streams), deck.rampPercent, deck.rampMonths),
    total(deck.costs),
  )
  expect(month).toBeGreaterThanOrEqual(6)
  expect(month).toBeLessThanOrEqual(9)
  expect(breakEvenMonth([1, 2, 3], 4)).toBeNull()
  expect(breakEvenMonth([1, 2, 3], 2)).toBe(2)
  expect(breakEvenMonth([2, 3], 1)).toBe(1)
})

test.each([
  [3, [200, 600, 1000, 1000]],
  [5, [200, 400, 600, 800, 1000, 1000]],
  [1, [1000, 1000]],
])('the number of players grows linearly to the capacity in %i months', (months, begin) => {
  const revenue = revenueByMonth(1000, 20, months)
  expect(revenue).toHaveLength(24)
  expect(revenue.slice(0, begin.length)).toEqual(begin)
})

test('shares have one decimal, and a share of 0 is 0', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 0), percentOf(5, 0)]).toEqual([33.3, 66.7, 0, 0])
  expect(rentPerSfCents({ leaseCents: 100_000, areaSf: 0 })).toBe(0)
})

test.each<[string, Partial<DeckFigures>]>([
  ['all figures fit', {}],
  ['no year is planned yet', { years: [] }],
  ['the valuation counts the investment already', { basis: 'post-money', valuationCents: 150_000_000 }],
])('shows staff no note when %s', (_why, change) => {
  expect(listContradictions({ ...sound, ...change })).toEqual([])
})

test.each<[string, Partial<DeckFigures>]>([
  ['$15,000, but $14,000 is stated', { statedRevenueCents: 1_400_000 }],
  ['“Training”, $5,000 a month, is not itemized', { streams: [members, { ...training, isOpen: true }] }],
  ['“Members”: 90 times $100 is not $10,000', { streams: [{ ...members, units: 90 }, training] }],
  ['$180,000 a year; the goal for the first year is $190,000', { years: [year(19_000_000, 6_000_000)] }],
  ['$10,000, but $9,000 is stated', { statedOverheadCents: 900_000 }],
  ['$180,000 of revenue the first year cannot earn $60,001', { years: [year(18_000_000, 6_000_100)] }],
  ['stated in 5-6 months; the chart reaches it in month 4', { breakEvenFrom: 5, breakEvenTo: 6 }],
  ['stated in 1-3 months; the chart reaches it in month 4', { breakEvenFrom: 1, breakEvenTo: 3 }],
  ['stated in 0-9 months; the chart reaches it never', { ...neverEven(), breakEvenFrom: 0, breakEvenTo: 9 }],
  ['$290,000, but $300,000 is sought', { funds: [{ name: 'Build-out', cents: 29_000_000 }] }],
  ['$1,200,000 pre-money buys 20%, not 25%', { equityPercent: 25 }],
  ['$1,200,000 post-money buys 25%, not 20%', { basis: 'post-money' }],
])('shows staff only this note: %s', (note, change) => {
  expect(listContradictions({ ...sound, ...change })).toEqual([expect.stringContaining(note)])
})

function year(revenueCents: number, profitCents: number) {
  return { revenueCents, profitCents, isOpenEnded: false }
}

function neverEven() {
  return { costs: [{ name: 'Overhead', cents: 2_000_000 }], statedOverheadCents: 2_000_000, years: [] }
}

test('lists inconsistencies, and only those', () => {
  expect(listContradictions(deck)).toEqual([
    '“Other (not itemized)”, $18,000 a month, is not itemized: say what it is made of.',
    '$59,500 a month is $714,000 a year; the goal for the first year is $300,000.',
    'Overhead is $367,848 a year: with $300,000 of revenue the first year cannot earn $50,000.',
    '$300,000 at $1,500,000 pre-money buys 16.7%, not 20%.',
  ])
  const streams = deck.streams.filter(({ isOpen }) => !isOpen)
  expect(listContradictions({ ...deck, streams })[0]).toBe(
    'The revenue streams add up to $41,500, but $59,500 is stated elsewhere.',
  )
})

describe('a scenario', () => {
  test('as planned has an empty query, and keeps every stated amount', () => {
    const plan = readScenario('', sliders)
    expect(writeScenario(plan, sliders)).toBe('')
    expect(applyScenario(deck.streams, plan)).toEqual(deck.streams)
  })

  test('can be parsed from its own query', () => {
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

  test('never exceeds its limits', () => {
    expect(readScenario('?memberships=99999', sliders).memberships).toBe(300)
  })
})
