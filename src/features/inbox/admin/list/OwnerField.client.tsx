'use client'

import { useId } from 'react'
import type { Colleague } from '@/features/entries/server/api'

const FREE = 'free'

/** The assignee after the move. `onlyUnassigned`: entries that have one keep it. */
export type Owner = { assignee?: string; onlyUnassigned?: boolean }

type OwnerProps = {
  colleagues: Colleague[]
  me: string | undefined
  owner: Owner
  onChange: (owner: Owner) => void
}

/** The assignee after the move: the current person, unless a colleague is assigned. */
export function OwnerField({ colleagues, me, owner: { assignee = '', onlyUnassigned }, onChange }: OwnerProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>With</label>
      <select
        id={id}
        value={onlyUnassigned ? FREE : assignee}
        onChange={({ target: { value } }) =>
          onChange(value === FREE ? { assignee: me, onlyUnassigned: true } : value ? { assignee: value } : {})
        }
      >
        <option value={FREE}>You, where no one has it</option>
        <option value="">As it is now</option>
        {colleagues
          .filter(({ isSuspended }) => !isSuspended)
          .map(({ id: colleague, name }) => (
            <option key={colleague} value={colleague}>
              {colleague === me ? 'You, all of them' : name}
            </option>
          ))}
      </select>
    </div>
  )
}
