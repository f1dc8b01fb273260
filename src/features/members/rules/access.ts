/** A device on which a member is signed in: its kind in words, when it was first and last used, and no address. */
export type MemberDevice = { id: string; device: string; since: string; lastSeen: string }

/** A member's code and devices as staff see them. The code itself is not among it. */
export type MemberAccess = {
  hasCode: boolean
  issuedAt: string | null
  expiresAt: string | null
  devices: MemberDevice[]
}

/** The codes of a division, just made: shown and printed now, and never again. */
export type CodeSheet = {
  division: string
  /** Where the codes are typed, for example academy.example.org/login. */
  address: string
  codes: { name: string; code: string }[]
}
