'use client'

import type { SideName } from '../../rules/duplicates'

type DuplicateRowProps = {
  /** The name of the radio group. */
  name: string
  label: string
  values: Record<SideName, string>
  picked: SideName
  onPick: (side: SideName) => void
}

/** A field with different values in two entries, and the choice of the one to keep. */
export function DuplicateRow({ name, label, values, picked, onPick }: DuplicateRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {(['mine', 'theirs'] as const).map((side) => (
        <td key={side} data-picked={picked === side || undefined}>
          <label>
            <input
              type="radio"
              name={name}
              checked={picked === side}
              aria-label={`${label}: keep “${values[side] || 'empty'}” of ${side === 'mine' ? 'this one' : 'the other one'}`}
              onChange={() => onPick(side)}
            />
            <span>{values[side] || <i>empty</i>}</span>
          </label>
        </td>
      ))}
    </tr>
  )
}
