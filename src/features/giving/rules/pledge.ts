/** The amounts of a campaign, in cents. */
export type Campaign = { goalCents: number; openingCents: number }

/** The data of a pledge used for progress. `receivedCents` is the amount received if it differs from the pledge. */
export type PledgeState = { status: string; amountCents: number; receivedCents?: number | null }

/** The progress of a campaign. */
export type Progress = {
  goalCents: number
  raisedCents: number
  /** The amount pledged but not received yet. */
  pledgedCents: number
  /** The percentage raised with one decimal, uncapped: it may exceed 100. */
  percent: string
  /** The end of the bar, capped at 100. */
  barPercent: number
  /** The end of the lighter part of the bar. */
  pledgedBarPercent: number
}

const HERE = ['received', 'acknowledged']
const PROMISED = ['pledged', 'contacted']

/**
 * Computes the progress. The opening amount and received money move the bar; open pledges are counted separately, and canceled
 * ones are ignored.
 */
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

// Rounds to one decimal; a value below 100 percent is never shown as 100.0.
function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0
  const tenths = Math.round((part * 1000) / whole)
  return (part < whole ? Math.min(tenths, 999) : tenths) / 10
}

function cap(percent: number): number {
  return Math.min(100, percent)
}
