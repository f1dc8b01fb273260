import type { Access, FieldAccess, Where } from 'payload'
import { divisionsOf, hasRole, isStaff, type StaffRole } from '@/lib/roles'

/** Public content: the whole world may read it. */
export const anyone: Access = () => true

const PUBLISHED: Where = { _status: { equals: 'published' } }
const NOT_IN_TRASH: Where = { deletedAt: { exists: false } }

/** Public content with drafts: visitors see what is published and not in the trash, staff see all of it. */
export const published: Access = ({ req }) => isStaff(req.user) || { and: [PUBLISHED, NOT_IN_TRASH] }

/** The text of a page with drafts: visitors see the published one. */
export const publishedPage: Access = ({ req }) => isStaff(req.user) || PUBLISHED

/**
 * Pictures: visitors see those that something published shows, staff see all. Of a file the guard in front of the API has
 * asked already, without a query for each (src/server/http/picture-files.ts).
 */
export const shownPictures: Access = ({ req, isReadingStaticFile }) =>
  isStaff(req.user) || isReadingStaticFile === true || { shown: { equals: true } }

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

/** The given roles reach all of it, coaches what belongs to their own divisions; `path` leads to those divisions. */
export function ownDivisionsOr(path: string, ...roles: StaffRole[]): Access {
  return ({ req }) => {
    if (hasRole(req.user, ...roles)) return true
    const divisions = hasRole(req.user, 'coach') ? divisionsOf(req.user) : []
    return divisions.length > 0 ? { [path]: { in: divisions } } : false
  }
}
