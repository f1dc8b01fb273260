/** What decides whether visitors see a picture. Names as the office calls players: first name and initial. */
export type Standing = {
  isShown: boolean
  players: string[]
  /** Those of the players whose family does not agree to photographs now. */
  withoutConsent: string[]
  /** Somebody asked to take it down, or staff keep it away. */
  isAskedAway: boolean
}

export type StandingWords = { isShown: boolean; words: string }

const list = new Intl.ListFormat('en-GB')

/**
 * Whether a picture may be shown now, in a sentence for staff, and why not.
 * @param withNames whether whoever reads it may know who is on it
 */
export function describeStanding(standing: Standing, withNames = true): StandingWords {
  const { isShown, withoutConsent, isAskedAway } = standing
  if (isShown) return { isShown, words: 'May be shown, and is public.' }
  const reasons = [
    ...(withoutConsent.length > 0 ? [consentReason(withNames ? withoutConsent : [])] : []),
    ...(isAskedAway ? ['it was asked to be taken down'] : []),
  ]
  if (reasons.length > 0) return { isShown, words: `Held back: ${list.format(reasons).replace(/\.$/, '')}.` }
  return { isShown, words: 'May be shown. Nothing published shows it yet.' }
}

/** Who can be seen, in words; null where nobody is tagged. */
export function describePlayers({ players }: Pick<Standing, 'players'>): string | null {
  return players.length > 0 ? list.format(players) : null
}

function consentReason(names: string[]): string {
  return names.length > 0 ? `no photo consent now for ${list.format(names)}` : 'a family has not agreed to photographs'
}
