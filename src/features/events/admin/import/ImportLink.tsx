import type { BeforeListTableServerProps } from 'payload'
import { paths } from '@/lib/paths'
import { hasRole } from '@/lib/roles'

/** A link above the list of events to import many from a file. */
export function ImportLink({ user }: BeforeListTableServerProps) {
  if (!hasRole(user as Parameters<typeof hasRole>[0], 'editor', 'coach')) return null
  return (
    <nav className="fc-chips" aria-label="Events">
      <a className="fc-chip" href={paths.eventImport}>
        Import events
      </a>
    </nav>
  )
}
