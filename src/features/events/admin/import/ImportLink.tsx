import type { BeforeListTableServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'

/** Links to the import of events from a file, above the list of events. */
export function ImportLink({ user }: BeforeListTableServerProps) {
  if (!hasRole(user as Parameters<typeof hasRole>[0], 'editor', 'coach')) return null
  return (
    <nav className="fc-chips" aria-label="Events">
      <a className="fc-chip" href={adminPaths.eventImport}>
        Import events
      </a>
    </nav>
  )
}
