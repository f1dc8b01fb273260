'use client'

import type { Reach } from '@/features/film/rules/reach'
import type { Assignment } from './use-assignment'

type PlayerChoicesProps = {
  division: Reach['divisions'][number]
  assignment: Pick<Assignment, 'chosen' | 'toggle'>
  /** The class of each label. */
  className: string | undefined
}

/** Renders a checkbox for each player of a division. In a selected division all are checked, and cannot be changed. */
export function PlayerChoices({ division, assignment: { chosen, toggle }, className }: PlayerChoicesProps) {
  const isWhole = chosen.has(division.id)
  return division.players.map(({ id, name }) => (
    <label key={id} className={className}>
      <input type="checkbox" checked={isWhole || chosen.has(id)} disabled={isWhole} onChange={() => toggle(id)} />
      {name}
    </label>
  ))
}
