'use client'

import type { KeyboardEvent } from 'react'
import { paths } from '@/lib/paths'
import { POSITIONS, RANGES } from '@/lib/player-options'
import { CONSENTS, REQUIRED_CONSENTS } from '../../rules/consents'
import { explainTaken } from '../../rules/jersey-numbers'
import { PUBLICATIONS } from '../../rules/player-names'
import { isBeyondConsent, PUBLIC_READS, type RosterRow } from '../../rules/roster-table'
import type { Roster } from './use-roster'
import styles from './roster.module.css'

type Props = { row: RosterRow; roster: Roster; mayPublish: boolean }

/** Renders one player of the table. Enter saves all changes, Escape resets this row. */
export function RosterRowFields({ row, roster, mayPublish }: Props) {
  const { inputOf, set, putBack, save, changedIds } = roster
  const input = inputOf(row)
  function onKey({ key, target }: KeyboardEvent): void {
    if (key === 'Enter' && target instanceof HTMLInputElement) void save()
    if (key === 'Escape') putBack(row)
  }
  return (
    <tr onKeyDown={onKey} data-is-changed={changedIds.has(row.id)}>
      <NumberCell row={row} roster={roster} />
      <th scope="row">
        <a href={paths.playerCard(row.id)}>{row.name}</a>
      </th>
      <td data-label="Position">
        <select
          aria-label={`Position, ${row.name}`}
          value={input.position}
          onChange={({ target }) => set(row, { position: target.value })}
        >
          <option value="">Tries them all</option>
          {POSITIONS.map((position) => (
            <option key={position}>{position}</option>
          ))}
        </select>
      </td>
      <HeightCell row={row} roster={roster} />
      <td className={styles.guardian} data-label="Guardian">
        {row.guardian ? <Guardian {...row.guardian} /> : <span className={styles.none}>None here</span>}
      </td>
      <td data-label="Papers">
        <Papers missing={row.missingPapers} />
      </td>
      <td data-label="The public reads">
        {mayPublish ? <PublicReads row={row} roster={roster} /> : PUBLIC_READS[row.publication]}
      </td>
    </tr>
  )
}

type CellProps = Omit<Props, 'mayPublish'>

function NumberCell({ row, roster: { inputOf, set, problems } }: CellProps) {
  const taken = problems.get(row.id)?.taken
  const note = `number-${row.id}`
  return (
    <td className={styles.number}>
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
    </td>
  )
}

const HEIGHT = [
  { field: 'heightFeet', unit: 'ft' },
  { field: 'heightInches', unit: 'in' },
] as const

function HeightCell({ row, roster: { inputOf, set, problems } }: CellProps) {
  const problem = problems.get(row.id)?.height
  const note = `height-${row.id}`
  return (
    <td className={styles.height} data-label="Height">
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
    </td>
  )
}

function Guardian({ name, phone, phoneHref }: NonNullable<RosterRow['guardian']>) {
  return (
    <>
      {name}
      {phone && <span>{phoneHref ? <a href={phoneHref}>{phone}</a> : phone}</span>}
    </>
  )
}

/** Shows a dot for each required consent, and the names of the missing ones. */
function Papers({ missing }: { missing: RosterRow['missingPapers'] }) {
  if (!missing) return <span className={styles.none}>No enrollment</span>
  const isMissing = new Set(missing)
  return (
    <span className={styles.papers}>
      <span aria-hidden="true">
        {REQUIRED_CONSENTS.map((key) => (
          <i key={key} data-is-missing={isMissing.has(key)} />
        ))}
      </span>
      {missing.length === 0 ? (
        <span className="fc-visually-hidden">Complete</span>
      ) : (
        <small>{missing.map((key) => CONSENTS[key].label).join(', ')}</small>
      )}
    </span>
  )
}

function PublicReads({ row, roster: { inputOf, set } }: CellProps) {
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
