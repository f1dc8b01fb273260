'use client'

import { POSITIONS, RANGES } from '@/lib/player-options'
import { explainTaken } from '../../rules/jersey-numbers'
import { PUBLICATIONS } from '../../rules/player-names'
import { isBeyondConsent, PUBLIC_READS, type RosterRow } from '../../rules/roster-table'
import type { Roster } from './use-roster'
import styles from './roster.module.css'

type InputProps = { row: RosterRow; roster: Roster }

/** The jersey number, with a note if another player of the squad wears it. */
export function NumberInput({ row, roster: { inputOf, set, problems } }: InputProps) {
  const taken = problems.get(row.id)?.taken
  const note = `number-${row.id}`
  return (
    <>
      <input
        aria-label={`Number, ${row.name}`}
        aria-invalid={taken?.isNew ?? false}
        aria-describedby={taken && note}
        value={inputOf(row).number}
        maxLength={4}
        onChange={({ target }) => set(row, { number: target.value })}
      />
      {taken && (
        <span id={note} className={taken.isNew ? styles.bad : styles.warn}>
          {explainTaken(taken)}
        </span>
      )}
    </>
  )
}

/** The position; empty for a player who has none yet. */
export function PositionInput({ row, roster: { inputOf, set } }: InputProps) {
  return (
    <select
      aria-label={`Position, ${row.name}`}
      value={inputOf(row).position}
      onChange={({ target }) => set(row, { position: target.value })}
    >
      <option value="">Tries them all</option>
      {POSITIONS.map((position) => (
        <option key={position}>{position}</option>
      ))}
    </select>
  )
}

const HEIGHT = [
  { field: 'heightFeet', unit: 'ft' },
  { field: 'heightInches', unit: 'in' },
] as const

/** The height in feet and inches, with the problem of both. */
export function HeightInputs({ row, roster: { inputOf, set, problems } }: InputProps) {
  const problem = problems.get(row.id)?.height
  const note = `height-${row.id}`
  return (
    <>
      <span className={styles.sizes}>
        {HEIGHT.map(({ field, unit }) => (
          <span key={field}>
            <input
              aria-label={`${RANGES[field].label}, ${row.name}`}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && note}
              inputMode="numeric"
              maxLength={2}
              value={inputOf(row)[field]}
              onChange={({ target }) => set(row, { [field]: target.value })}
            />
            <span aria-hidden="true">{unit}</span>
          </span>
        ))}
      </span>
      {problem && (
        <span id={note} className={styles.bad}>
          {problem}
        </span>
      )}
    </>
  )
}

/** What the public reads of the player. Choices that the family has not permitted are disabled. */
export function PublicationInput({ row, roster: { inputOf, set } }: InputProps) {
  return (
    <select
      aria-label={`The public reads, ${row.name}`}
      value={inputOf(row).publication}
      onChange={({ target }) => set(row, { publication: target.value as RosterRow['publication'] })}
    >
      {PUBLICATIONS.map((choice) => (
        <option key={choice} value={choice} disabled={isBeyondConsent(row, choice)}>
          {PUBLIC_READS[choice]}
          {isBeyondConsent(row, choice) && ', no consent'}
        </option>
      ))}
    </select>
  )
}
