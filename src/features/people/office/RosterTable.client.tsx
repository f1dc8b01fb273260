'use client'

import { useState } from 'react'
import { repeatedNumbers } from '../rules/rosters'
import type { RosterRow } from '../store/rosters/queries'
import { RosterRowForm } from './RosterRowForm.client'
import styles from './people.module.css'

/** A squad's players, each row with fields of its own. Numbers that two of them wear are marked while they are typed. */
export function RosterTable({ division, players }: { division: string; players: RosterRow[] }) {
  const [numbers, setNumbers] = useState(() => new Map(players.map(({ id, number }) => [id, number])))
  const repeated = repeatedNumbers([...numbers.values()])
  return (
    <table className={`fc-controls ${styles.roster}`}>
      <caption className="fc-visually-hidden">Players of {division}</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">#</th>
          <th scope="col">Position</th>
          <th scope="col">Height</th>
          <th scope="col">
            <span className="fc-visually-hidden">Save</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <RosterRowForm
            key={player.id}
            player={player}
            isRepeated={repeated.has((numbers.get(player.id) ?? '').trim())}
            onNumber={(number) => setNumbers(new Map(numbers).set(player.id, number))}
          />
        ))}
      </tbody>
    </table>
  )
}
