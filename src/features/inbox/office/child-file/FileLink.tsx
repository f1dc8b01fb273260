import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { paths } from '@/lib/paths'

/** Beside whatever is about a child: the way to everything that is held about them. */
export function FileLink({ id, collectionSlug, req }: UIFieldServerProps) {
  if (!id || !hasRole(req.user, 'registrar')) return null
  return (
    <p className="field-type fc-chips">
      <a className="fc-chip" href={paths.childFile(collectionSlug, String(id))}>
        Everything we hold
      </a>
    </p>
  )
}
