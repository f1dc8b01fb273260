'use client'

import { Button } from '@payloadcms/ui'
import type { KeyboardEvent } from 'react'
import { POSITIONS, RANGES } from '@/lib/player-options'
import { paths } from '@/lib/paths'
import type { RosterRow } from '../store/rosters/queries'
import { useRosterRow } from './use-roster-row'
import styles from './people.module.css'

type Props = { player: RosterRow; isRepeated: boolean; onNumber: (number: string) => void }

/** One player: three facts to type, and a word about what became of them. */
export function RosterRowForm({ player, isRepeated, onNumber }: Props) {
  const { typed, set, isChanged, isSaving, note, problem, save, undo } = useRosterRow(player)
  const { name } = player
  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Enter') void save()
    if (key === 'Escape') onNumber(undo())
  }
  const input = (field: 'number' | 'heightFeet' | 'heightInches', label: string) => (
    <input
      aria-label={`${label}, ${name}`}
      value={typed[field]}
      inputMode={field === 'number' ? undefined : 'numeric'}
      maxLength={field === 'number' ? 4 : 2}
      onChange={({ target }) => {
        set({ [field]: target.value })
        if (field === 'number') onNumber(target.value)
      }}
    />
  )
  return (
    <tr onKeyDown={onKey} className={isChanged ? styles.isChanged : undefined}>
      <th scope="row">
        <a href={paths.playerCard(player.id)}>{name}</a>
      </th>
      <td className={styles.rosterNumber}>
        {input('number', 'Number')}
        {isRepeated && <span className="fc-tag fc-tag--warn">Twice</span>}
      </td>
      <td>
        <PositionChoice label={`Position, ${name}`} value={typed.position} onChange={(position) => set({ position })} />
      </td>
      <td className={styles.rosterHeight}>
        {input('heightFeet', RANGES.heightFeet.label)}
        <span aria-hidden="true">ft</span>
        {input('heightInches', RANGES.heightInches.label)}
        <span aria-hidden="true">in</span>
      </td>
      <td className={styles.rosterSave}>
        <Button
          size="small"
          margin={false}
          disabled={!isChanged || isSaving}
          onClick={() => void save()}
          aria-label={`Save ${name}`}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <span role="status" className={problem ? 'fc-field-error' : styles.rosterNote}>
          {problem ?? note}
        </span>
      </td>
    </tr>
  )
}

function PositionChoice({ label, value, onChange }: { label: string; value: string; onChange: (to: string) => void }) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Tries them all</option>
      {POSITIONS.map((position) => (
        <option key={position}>{position}</option>
      ))}
    </select>
  )
}
