/** The data that decides whether visitors see a picture. Players are named by first name and initial, as staff see them. */
export type PictureStatus = {
  isPublic: boolean
  players: string[]
  /** The tagged players whose family does not currently consent to photographs. */
  withoutConsent: string[]
  /** True when a take-down was requested or staff withhold the picture. */
  hasTakedownRequest: boolean
}

export const PICTURE_STATUS_TAGS = {
  public: { label: 'Public', tone: 'ok' },
  held: { label: 'Held back', tone: 'bad' },
  free: { label: 'May be shown', tone: 'secondary' },
} as const

export type PictureStatusText = { state: keyof typeof PICTURE_STATUS_TAGS; text: string }

const list = new Intl.ListFormat('en-GB')

/**
 * Describes for staff in one sentence whether a picture may be shown now, and why or why not.
 * @param withNames whether the reader may know the players in it
 */
export function describePictureStatus(status: PictureStatus, withNames = true): PictureStatusText {
  const { isPublic, withoutConsent, hasTakedownRequest } = status
  if (isPublic) return { state: 'public', text: 'Something published shows it.' }
  const reasons = [
    ...(withoutConsent.length > 0 ? [consentReason(withNames ? withoutConsent : [])] : []),
    ...(hasTakedownRequest ? ['It was asked to be taken down.'] : []),
  ]
  if (reasons.length > 0) return { state: 'held', text: reasons.join(' ') }
  return { state: 'free', text: 'Nothing published shows it yet.' }
}

/** Lists the players in the picture; null without tags. */
export function describePlayers({ players }: Pick<PictureStatus, 'players'>): string | null {
  return players.length > 0 ? list.format(players) : null
}

function consentReason(names: string[]): string {
  // The name ends with the dot of its initial, which also ends the sentence.
  return names.length > 0 ? `No photo consent now for ${list.format(names)}` : 'A family has not agreed to photographs.'
}
