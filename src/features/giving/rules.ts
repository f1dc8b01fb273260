/** A campaign's own figures, in cents. */
export type Campaign = { goalCents: number; openingCents: number }

/** A pledge, as far as progress needs it. `receivedCents` is what really came, when it was another amount. */
export type PledgeState = { status: string; amountCents: number; receivedCents?: number | null }

/** How far a campaign is. */
export type Progress = {
  goalCents: number
  raisedCents: number
  /** Promised and not here yet. */
  pledgedCents: number
  /** What was raised of the goal, one decimal, as it is: it may be more than 100. */
  percent: string
  /** Where the bar ends: never beyond 100. */
  barPercent: number
  /** Where the lighter part of the bar ends. */
  pledgedBarPercent: number
}

const HERE = ['received', 'acknowledged']
const PROMISED = ['pledged', 'contacted']

/** Opening amount and received money move the bar; promises are counted apart; what was cancelled, not at all. */
export function toProgress(campaign: Campaign, pledges: readonly PledgeState[]): Progress {
  const raisedCents = campaign.openingCents + sum(pledges, isHere, receivedAmount)
  const pledgedCents = sum(pledges, isPromised, ({ amountCents }) => amountCents)
  return {
    goalCents: campaign.goalCents,
    raisedCents,
    pledgedCents,
    percent: percentOf(raisedCents, campaign.goalCents).toFixed(1),
    barPercent: cap(percentOf(raisedCents, campaign.goalCents)),
    pledgedBarPercent: cap(percentOf(raisedCents + pledgedCents, campaign.goalCents)),
  }
}

function isHere({ status }: PledgeState): boolean {
  return HERE.includes(status)
}

function isPromised({ status }: PledgeState): boolean {
  return PROMISED.includes(status)
}

function receivedAmount({ amountCents, receivedCents }: PledgeState): number {
  return receivedCents ?? amountCents
}

function sum(
  pledges: readonly PledgeState[],
  isCounted: (pledge: PledgeState) => boolean,
  amountOf: (pledge: PledgeState) => number,
): number {
  return pledges.filter(isCounted).reduce((total, pledge) => total + amountOf(pledge), 0)
}

// Rounded down, so that 99.96% is not yet called all of it.
function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.floor((part / whole) * 1000) / 10 : 0
}

function cap(percent: number): number {
  return Math.min(100, percent)
}
