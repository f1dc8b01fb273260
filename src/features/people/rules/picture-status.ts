/** What decides whether visitors see a picture. Names as the office calls players: first name and initial. */
export type PictureStatus = {
  isShown: boolean
  players: string[]
  /** Those of the players whose family does not agree to photographs now. */
  withoutConsent: string[]
  /** A take-down was requested, or staff withhold it. */
  isAskedAway: boolean
}

export const PICTURE_STATUS_TAGS = {
  public: { label: 'Public', tone: 'ok' },
  held: { label: 'Held back', tone: 'bad' },
  free: { label: 'May be shown', tone: 'secondary' },
} as const

export type PictureStatusText = { state: keyof typeof PICTURE_STATUS_TAGS; words: string }

const list = new Intl.ListFormat('en-GB')

/**
 * Whether a picture may be shown now, and why or why not in a sentence for staff.
 * @param withNames whether the reader may know who is in it
 */
export function describePictureStatus(standing: PictureStatus, withNames = true): PictureStatusText {
  const { isShown, withoutConsent, isAskedAway } = standing
  if (isShown) return { state: 'public', words: 'Something published shows it.' }
  const reasons = [
    ...(withoutConsent.length > 0 ? [consentReason(withNames ? withoutConsent : [])] : []),
    ...(isAskedAway ? ['It was asked to be taken down.'] : []),
  ]
  if (reasons.length > 0) return { state: 'held', words: reasons.join(' ') }
  return { state: 'free', words: 'Nothing published shows it yet.' }
}

/** Names the people in the picture; null without tags. */
export function describePlayers({ players }: Pick<PictureStatus, 'players'>): string | null {
  return players.length > 0 ? list.format(players) : null
}

function consentReason(names: string[]): string {
  // A name ends in its initial's dot.
  return names.length > 0 ? `No photo consent now for ${list.format(names)}` : 'A family has not agreed to photographs.'
}
