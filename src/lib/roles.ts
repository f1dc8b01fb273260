import type { Staff } from '@/payload-types'
import { STAFF_ROLES } from './staff-roles.mjs'

export { STAFF_ROLES }

export type StaffRole = (typeof STAFF_ROLES)[number]

/** The user of a request: a member of staff, none, or a user of another collection, who is never trusted here. */
export type Actor =
  | {
      collection?: string
      roles?: Staff['roles'] | null
      divisions?: Staff['divisions'] | null
      mayCoach?: Staff['mayCoach']
    }
  | null
  | undefined

/** Returns true only for an account of the staff collection: "any signed-in user" is never enough. */
export function isStaff(user: Actor): user is NonNullable<Actor> & { collection: 'staff' } {
  return user?.collection === 'staff'
}

/** Returns whether a member of staff has at least one of the roles. Admins have all of them. */
export function hasRole(user: Actor, ...roles: StaffRole[]): boolean {
  if (!isStaff(user)) return false
  const held = user.roles ?? []
  return held.includes('admin') || roles.some((role) => held.includes(role))
}

/** Returns whether a member of staff may currently work as a coach: one with valid credentials, or an admin. */
export function mayCoach(user: Actor): boolean {
  return hasRole(user) || (hasRole(user, 'coach') && user?.mayCoach === true)
}

/** Returns the ids of the divisions that a member of staff currently coaches: none without valid credentials. */
export function divisionsOf(user: Actor): string[] {
  if (!mayCoach(user)) return []
  return (user?.divisions ?? []).map((division) => (typeof division === 'string' ? division : division.id))
}
