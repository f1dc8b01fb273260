import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { adminPaths } from '@/lib/admin-paths'

/** A link to the child's file, on every document about a child. */
export function FileLink({ id, collectionSlug, req }: UIFieldServerProps) {
  if (!id || !hasRole(req.user, 'registrar')) return null
  return (
    <p className="field-type fc-chips">
      <a className="fc-chip" href={adminPaths.childFile(collectionSlug, String(id))}>
        Everything we hold
      </a>
    </p>
  )
}
