import type { DivisionKey } from '../rules/divisions'

type SquadNavProps = {
  squads: readonly DivisionKey[]
  current: DivisionKey
  pathOf: (division: DivisionKey) => string
  className?: string
}

/** Links the same view of the other squads. */
export function SquadNav({ squads, current, pathOf, className = '' }: SquadNavProps) {
  return (
    <nav className={`fc-chips ${className}`} aria-label="Squads">
      {squads.map((key) => (
        <a key={key} className="fc-chip" href={pathOf(key)} aria-current={key === current ? 'page' : undefined}>
          {key}
        </a>
      ))}
    </nav>
  )
}
