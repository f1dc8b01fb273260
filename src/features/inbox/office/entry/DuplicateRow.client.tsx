'use client'

import type { SideName } from '../../rules/duplicates'

type DuplicateRowProps = {
  /** Of the group of two choices. */
  name: string
  label: string
  words: Record<SideName, string>
  picked: SideName
  onPick: (side: SideName) => void
}

/** One question that two entries answer differently, and which answer is kept. */
export function DuplicateRow({ name, label, words, picked, onPick }: DuplicateRowProps) {
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
              aria-label={`${label}: keep “${words[side] || 'empty'}” of ${side === 'mine' ? 'this one' : 'the other one'}`}
              onChange={() => onPick(side)}
            />
            <span>{words[side] || <i>empty</i>}</span>
          </label>
        </td>
      ))}
    </tr>
  )
}
