import type { Staff } from '@/payload-types'
import { STAFF_ROLES } from './staff-roles.mjs'

export { STAFF_ROLES }

export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whoever signs a request: a member of staff, nobody, or (never trusted here) somebody from another collection. */
export type Actor =
  | {
      collection?: string
      roles?: Staff['roles'] | null
      divisions?: Staff['divisions'] | null
      mayCoach?: Staff['mayCoach']
    }
  | null
  | undefined

/** True only for an account of the staff collection: "any signed-in user" is never enough. */
export function isStaff(user: Actor): user is NonNullable<Actor> & { collection: 'staff' } {
  return user?.collection === 'staff'
}

/** True when a member of staff holds at least one of the roles. Admins hold them all. */
export function hasRole(user: Actor, ...roles: StaffRole[]): boolean {
  if (!isStaff(user)) return false
  const held = user.roles ?? []
  return held.includes('admin') || roles.some((role) => held.includes(role))
}

/** Whether a member of staff works with children as their coach now: one whose credentials hold, or an admin. */
export function mayCoach(user: Actor): boolean {
  return hasRole(user) || (hasRole(user, 'coach') && user?.mayCoach === true)
}

/** Ids of the divisions that a member of staff coaches now: none while their credentials do not hold. */
export function divisionsOf(user: Actor): string[] {
  if (!mayCoach(user)) return []
  return (user?.divisions ?? []).map((division) => (typeof division === 'string' ? division : division.id))
}
