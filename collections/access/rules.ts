import type { Access, FieldAccess, Where } from 'payload'
import { divisionsOf, hasRole, isStaff, type StaffRole } from '@/lib/roles'

/** Public content: readable without an account. */
export const anyone: Access = () => true

const PUBLISHED: Where = { _status: { equals: 'published' } }
const NOT_IN_TRASH: Where = { deletedAt: { exists: false } }

/** Public content with drafts: visitors read published documents outside the trash, staff read all of them. */
export const published: Access = ({ req }) => isStaff(req.user) || { and: [PUBLISHED, NOT_IN_TRASH] }

/** The texts of a page with drafts: visitors read the published version. */
export const publishedPage: Access = ({ req }) => isStaff(req.user) || PUBLISHED

/**
 * Pictures: visitors read those used by published content, staff read all. For files, the guard in front of the API has
 * already checked this without a query per file (src/server/http/picture-files.ts).
 */
export const visiblePictures: Access = ({ req, isReadingStaticFile }) =>
  isStaff(req.user) || isReadingStaticFile === true || { shown: { equals: true } }

/** Denies access through every API. The code that writes these documents bypasses the API on purpose. */
export const denyAll: Access = () => false

/** Staff with one of the roles (admins always). */
export function only(...roles: StaffRole[]): Access {
  return ({ req }) => hasRole(req.user, ...roles)
}

/** The access to a collection without versions that the roles (admins always) read and write. */
export function openTo(...roles: StaffRole[]) {
  const access = only(...roles)
  return { read: access, create: access, update: access, delete: access, readVersions: denyAll }
}

/** The access to a collection that only the system writes, besides `read`. */
export const WRITTEN_BY_SYSTEM = { create: denyAll, update: denyAll, delete: denyAll, readVersions: denyAll }

/** Staff access their own account, admins all accounts. */
export const selfOrAdmin: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return isStaff(req.user) && req.user ? { id: { equals: req.user.id } } : false
}

/** Denies writes to a field through the API: hooks and our own SQL fill it. */
export const denyField: FieldAccess = () => false

/** Allows access to a field for the given roles and admins only. */
export function fieldOnly(...roles: StaffRole[]): FieldAccess {
  return ({ req }) => hasRole(req.user, ...roles)
}

/**
 * The given roles can access all documents, coaches those of their own divisions; `path` is the query path to the divisions.
 */
export function ownDivisionsOr(path: string, ...roles: StaffRole[]): Access {
  return ({ req }) => {
    if (hasRole(req.user, ...roles)) return true
    const divisions = divisionsOf(req.user)
    return divisions.length > 0 ? { [path]: { in: divisions } } : false
  }
}
