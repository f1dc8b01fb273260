'use client'

import type { DivisionKey } from '../../rules/divisions'
import type { RosterRow } from '../../rules/roster-table'
import { ChangesBar } from './ChangesBar.client'
import { RosterRowFields } from './RosterRowFields.client'
import { useRoster } from './use-roster'
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
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Player</th>
              <th scope="col">Position</th>
              <th scope="col">Height</th>
              <th scope="col">Guardian</th>
              <th scope="col">Papers</th>
              <th scope="col">The public reads</th>
            </tr>
          </thead>
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
