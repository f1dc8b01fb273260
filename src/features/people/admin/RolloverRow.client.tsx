'use client'

import { DIVISION_KEYS, type DivisionKey } from '../rules/divisions'
import styles from './people.module.css'

export type Choice = DivisionKey | 'leaves'

/** A player and the division proposed by date of birth. */
export type RolloverPlayer = {
  player: string
  name: string
  now: DivisionKey
  proposed: Choice
  age: number | null
  /** Why staff should check the proposal, as text. */
  exception: string | null
}

type Props = { mover: RolloverPlayer; choice: Choice; onChoose: (choice: Choice) => void }

/** Shows one player of the rollover and marks manual changes. */
export function RolloverRow({ mover: { name, now, proposed, age, exception }, choice, onChoose }: Props) {
  return (
    <tr className={choice === proposed ? undefined : styles.isChanged}>
      <th scope="row">{name}</th>
      <td>{now}</td>
      <td>{age ?? ''}</td>
      <td>
        <select
          aria-label={`Division of ${name}`}
          value={choice}
          onChange={({ target }) => onChoose(target.value as Choice)}
        >
          {DIVISION_KEYS.map((key) => (
            <option key={key}>{key}</option>
          ))}
          <option value="leaves">Leaves</option>
        </select>
      </td>
      <td>
        {exception && <span className="fc-tag fc-tag--warn">{exception}</span>}
        {choice !== proposed && <span className="fc-tag fc-tag--info">Changed</span>}
      </td>
    </tr>
  )
}
