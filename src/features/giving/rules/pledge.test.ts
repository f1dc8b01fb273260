import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../../tests/support/random'
import { toProgress, type PledgeState } from './pledge'

const CAMPAIGN = { goalCents: 5_000_000, openingCents: 1_500_000 }
// The allowed status changes are deliberately repeated here: flows.ts defines what staff may do.
const NEXT: Record<string, string[]> = {
  pledged: ['contacted', 'received', 'cancelled', 'spam'],
  contacted: ['received', 'cancelled', 'pledged'],
  received: ['acknowledged', 'contacted', 'cancelled'],
  acknowledged: ['received', 'cancelled'],
  cancelled: ['contacted', 'pledged'],
  spam: ['contacted', 'pledged'],
}

describe('the progress on the page', () => {
  test.each([
    ['the opening amount alone', CAMPAIGN, [], '30.0', 30, 30],
    ['what is nearer to the next tenth', { goalCents: 5_000_000, openingCents: 1_234_500 }, [], '24.7', 24.7, 24.7],
    ['a goal of nothing', { goalCents: 0, openingCents: 0 }, [], '0.0', 0, 0],
    ['more than the goal', CAMPAIGN, [{ status: 'received', amountCents: 3_710_000 }], '104.2', 100, 100],
    ['almost all of it', { goalCents: 10_000, openingCents: 9_999 }, [], '99.9', 99.9, 99.9],
    ['exactly all of it', { goalCents: 10_000, openingCents: 10_000 }, [], '100.0', 100, 100],
    ['a promise', CAMPAIGN, [{ status: 'pledged', amountCents: 500_000 }], '30.0', 30, 40],
    ['another amount than promised', CAMPAIGN, [received(500_000, 250_000)], '35.0', 35, 35],
    ['what was canceled', CAMPAIGN, [{ status: 'cancelled', amountCents: 9e6 }], '30.0', 30, 30],
    ['spam', CAMPAIGN, [{ status: 'spam', amountCents: 9e6 }], '30.0', 30, 30],
  ] as [string, typeof CAMPAIGN, PledgeState[], string, number, number][])(
    'with %s',
    (_name, campaign, pledges, percent, barPercent, pledgedBarPercent) => {
      expect(toProgress(campaign, pledges)).toMatchObject({ percent, barPercent, pledgedBarPercent })
    },
  )
})

test('counts every pledge exactly once in 500 random histories', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const random = randomFrom(seed)
    const pledges = new Map<string, PledgeState>()
    for (let step = 0; step < 60; step++) {
      const key = `key-${Math.floor(random.next() * 12)}`
      const known = pledges.get(key)
      // A repeated key is the same pledge; staff then change its status.
      if (!known) pledges.set(key, { status: 'pledged', amountCents: 100 + Math.floor(random.next() * 2_000_000) })
      else pledges.set(key, { ...known, status: random.pick([known.status, ...NEXT[known.status]!]) })
    }
    const { raisedCents, pledgedCents } = toProgress(CAMPAIGN, [...pledges.values()])
    let [here, promised, neither] = [0, 0, 0]
    for (const { status, amountCents } of pledges.values()) {
      if (status === 'received' || status === 'acknowledged') here += amountCents
      else if (status === 'pledged' || status === 'contacted') promised += amountCents
      else neither += amountCents
    }
    const everything = [...pledges.values()].reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect([raisedCents, pledgedCents], `seed ${seed}`).toEqual([CAMPAIGN.openingCents + here, promised])
    expect(raisedCents - CAMPAIGN.openingCents + pledgedCents + neither, `seed ${seed}`).toBe(everything)
  }
})

function received(amountCents: number, receivedCents: number): PledgeState {
  return { status: 'received', amountCents, receivedCents }
}
