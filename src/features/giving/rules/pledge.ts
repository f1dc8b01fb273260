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

// To one decimal; what is not all of it is never called 100.0.
function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0
  const tenths = Math.round((part * 1000) / whole)
  return (part < whole ? Math.min(tenths, 999) : tenths) / 10
}

function cap(percent: number): number {
  return Math.min(100, percent)
}
