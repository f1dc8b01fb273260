import type { BeforeListTableServerProps } from 'payload'
import { paths } from '@/lib/paths'
import { hasRole } from '@/lib/roles'

/** Above the lists of players, divisions and seasons: the views that change many at once. */
export function RosterLinks({ user }: BeforeListTableServerProps) {
  const actor = user as Parameters<typeof hasRole>[0]
  if (!hasRole(actor, 'registrar', 'coach')) return null
  return (
    <nav className="fc-chips" aria-label="Rosters">
      <a className="fc-chip" href={paths.rosters}>
        Edit and print rosters
      </a>
      {hasRole(actor, 'registrar') && (
        <a className="fc-chip" href={paths.rollover}>
          Season rollover
        </a>
      )}
    </nav>
  )
}
