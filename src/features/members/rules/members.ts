/** The roles of a member. A member without a role is treated as a player, the role with the least rights. */
export const MEMBER_ROLES = ['player', 'parent', 'coach', 'admin'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

/** The roles that a registrar may grant. The other roles have access to players, so only an admin grants them. */
export const FAMILY_ROLES = ['player', 'parent'] as const satisfies readonly MemberRole[]

/** Returns true for the roles that only an admin grants and that need a staff account. */
export function needsAccount(role: MemberRole | null | undefined): boolean {
  return role === 'coach' || role === 'admin'
}

/** The alphabet of access codes, which are read aloud and typed by children: Crockford's base 32, without I, L, O and U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const CODE_LENGTH = 10

/** Shortest and longest password of a parent's account, in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** The age in years from which a player's comments need no parental permission. */
export const TEEN_AGE = 13
