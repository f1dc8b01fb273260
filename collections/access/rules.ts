import type { Access, FieldAccess } from 'payload'
import { hasRole, isStaff, type StaffRole } from './roles'

/** Public content: the whole world may read it. */
export const anyone: Access = () => true

/** Nobody, through any door: the code path that writes these goes around the API on purpose. */
export const nobody: Access = () => false

/** Staff holding one of the roles (admins always). */
export function only(...roles: StaffRole[]): Access {
  return ({ req }) => hasRole(req.user, ...roles)
}

/** Staff see themselves; the given roles see everyone. */
export function selfOr(...roles: StaffRole[]): Access {
  return ({ req }) => {
    if (hasRole(req.user, ...roles)) return true
    return isStaff(req.user) && req.user ? { id: { equals: req.user.id } } : false
  }
}

/** A field nobody may write through the API: hooks and our own SQL fill it. */
export const fieldNobody: FieldAccess = () => false

/** A field only the given roles (and admins) may touch. */
export function fieldOnly(...roles: StaffRole[]): FieldAccess {
  return ({ req }) => hasRole(req.user, ...roles)
}
