'use client'

import type { KeyboardEvent } from 'react'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { adminPaths } from '@/lib/admin-paths'
import type { DivisionKey } from '../../rules/divisions'
import { PUBLIC_READS, type RosterRow } from '../../rules/roster-table'
import { ChangesBar } from './ChangesBar.client'
import { Guardian, Papers } from './RosterFacts'
import { HeightInputs, NumberInput, PositionInput, PublicationInput } from './RosterInputs.client'
import { type Roster, useRoster } from './use-roster'
import styles from './roster.module.css'

type Props = {
  division: DivisionKey
  players: RosterRow[]
  /** Only registrars decide what is published. */
  mayPublish: boolean
}

/** Renders a squad as an editable table with one button that saves all changes. */
export function RosterTable({ division, players, mayPublish }: Props) {
  const roster = useRoster(division, players)
  return (
    <>
      <div className={styles.frame}>
        <table className={`fc-controls ${styles.table}`}>
          <caption className="fc-visually-hidden">Players of {division}</caption>
          <ColumnHeads titles={['No.', 'Player', 'Position', 'Height', 'Guardian', 'Papers', 'The public reads']} />
          <tbody>
            {roster.rows.map((row) => (
              <RosterRowFields key={row.id} row={row} roster={roster} mayPublish={mayPublish} />
            ))}
          </tbody>
        </table>
      </div>
      <ChangesBar roster={roster} />
    </>
  )
}

/** Renders one player of the table. Enter saves all changes, Escape resets this row. */
function RosterRowFields({ row, roster, mayPublish }: { row: RosterRow; roster: Roster; mayPublish: boolean }) {
  const { resetEdits, save, changedIds } = roster
  function onKey({ key, target }: KeyboardEvent): void {
    if (key === 'Enter' && target instanceof HTMLInputElement) void save()
    if (key === 'Escape') resetEdits(row)
  }
  return (
    <tr onKeyDown={onKey} data-is-changed={changedIds.has(row.id)}>
      <td className={styles.number}>
        <NumberInput row={row} roster={roster} />
      </td>
      <th scope="row">
        <a href={adminPaths.playerCard(row.id)}>{row.name}</a>
      </th>
      <td data-label="Position">
        <PositionInput row={row} roster={roster} />
      </td>
      <td className={styles.height} data-label="Height">
        <HeightInputs row={row} roster={roster} />
      </td>
      <td className={styles.guardian} data-label="Guardian">
        <Guardian guardian={row.guardian} />
      </td>
      <td data-label="Papers">
        <Papers missing={row.missingPapers} />
      </td>
      <td data-label="The public reads">
        {mayPublish ? <PublicationInput row={row} roster={roster} /> : PUBLIC_READS[row.publication]}
      </td>
    </tr>
  )
}
