import { ValidationError, type CollectionAfterErrorHook } from 'payload'
import { areaOf } from './areas'
import { insertAuditHourly } from './insert-audit'

/** Fields whose value may be refused because of who asks or what a family signed; other refused values are typing errors. */
const GUARDED: Readonly<Record<string, string>> = { members: 'role', players: 'publication' }
const FORBIDDEN = 403

/** Audits which member of staff tried to change what that person may not change, at most once an hour, without the value. */
export const auditRefusal: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  if (!collection || req.user?.collection !== 'staff' || req.method === 'GET') return
  const { slug } = collection
  const detail = guardedField(slug, error)
  const isForbidden = (error as { status?: number }).status === FORBIDDEN
  if (!isForbidden && !detail) return
  const about = { area: areaOf(slug), kind: slug, id: req.routeParams?.id }
  await insertAuditHourly(req, { ...about, action: 'was refused', detail }).catch((err: unknown) =>
    req.payload.logger.error({ err }, 'A refused request was not audited.'),
  )
}

function guardedField(slug: string, error: unknown): string | undefined {
  const field = GUARDED[slug]
  const isAbout = error instanceof ValidationError && error.data.errors.some(({ path }) => path === field)
  return isAbout ? field : undefined
}
