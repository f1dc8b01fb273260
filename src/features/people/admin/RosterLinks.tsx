import type { BeforeListTableServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { hasRole } from '@/lib/roles'

/** Links to the views for bulk changes, above the lists of players, divisions and seasons. */
export function RosterLinks({ user }: BeforeListTableServerProps) {
  const actor = user as Parameters<typeof hasRole>[0]
  if (!hasRole(actor, 'registrar', 'coach')) return null
  return (
    <nav className="fc-chips" aria-label="Rosters">
      <a className="fc-chip" href={adminPaths.rosters}>
        Edit and print rosters
      </a>
      {hasRole(actor, 'registrar') && (
        <a className="fc-chip" href={adminPaths.rollover}>
          Season rollover
        </a>
      )}
    </nav>
  )
}
