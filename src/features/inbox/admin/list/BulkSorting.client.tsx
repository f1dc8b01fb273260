'use client'

import type { Colleague, OpenDay } from '@/features/entries/server/api'
import { TAG_MAX } from '@/features/entries/rules/tags'
import { BarForm } from './BarForm.client'

type SortingProps = {
  hasTryouts: boolean
  colleagues: Colleague[]
  days: OpenDay[]
  isBusy: boolean
  onSend: (action: 'assign' | 'invite' | 'tag', choice: object) => Promise<void>
}

/** Bulk actions without a status change: assignee, tryout day and tags. */
export function BulkSorting({ hasTryouts, colleagues, days, isBusy, onSend }: SortingProps) {
  return (
    <>
      <BarForm
        label="Assign"
        isBusy={isBusy}
        onSubmit={(data) => onSend('assign', { assignee: toAssignee(data.get('assignee')) })}
      >
        <select name="assignee" aria-label="New assignee" required defaultValue="">
          <option value="" disabled>
            Assignee …
          </option>
          {colleagues
            .filter(({ isSuspended }) => !isSuspended)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          <option value="nobody">No one</option>
        </select>
      </BarForm>
      {hasTryouts && days.length > 0 && (
        <BarForm label="Invite" isBusy={isBusy} onSubmit={(data) => onSend('invite', { day: data.get('day') })}>
          <select name="day" aria-label="Tryout day" required defaultValue={days[0]?.id}>
            {days.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </BarForm>
      )}
      <BarForm
        label="Add tag"
        other="Take off"
        isBusy={isBusy}
        onSubmit={(data, isOther) => onSend('tag', { tag: data.get('tag'), isAdded: !isOther })}
      >
        <input name="tag" aria-label="Tag" placeholder="Tag" required maxLength={TAG_MAX} autoComplete="off" />
      </BarForm>
    </>
  )
}

function toAssignee(chosen: FormDataEntryValue | null): FormDataEntryValue | null {
  return chosen === 'nobody' ? null : chosen
}
