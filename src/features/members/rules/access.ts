/** A device on which a member is signed in: its description and when it was first and last used. It has no IP address. */
export type MemberDevice = { id: string; device: string; since: string; lastSeen: string }

/** A member's code and devices as shown to staff. It never contains the code itself. */
export type MemberAccess = {
  hasCode: boolean
  issuedAt: string | null
  expiresAt: string | null
  devices: MemberDevice[]
}

/** The new codes of a division. They can be shown and printed once only. */
export type CodeSheet = {
  division: string
  /** The address of the sign-in page, for example academy.example.org/login. */
  address: string
  codes: { name: string; code: string }[]
}
