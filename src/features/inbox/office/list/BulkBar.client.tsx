'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import type { Colleague, OpenDay } from '../../store/choices'
import type { Outcome } from '../../rules/outcome'
import type { InboxRow } from '../../rules/row'
import { TAG_MAX } from '../../rules/tags'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { BarForm } from './BarForm.client'
import { MoveForm } from './MoveForm.client'
import { WriteForm } from './WriteForm.client'
import styles from './list.module.css'

type Answer = Outcome | { message: string }
type BarProps = {
  rows: InboxRow[]
  colleagues: Colleague[]
  /** The tryout days to which players can be invited. */
  days: OpenDay[]
  onSettled: (answer: Answer) => void
  onClear: () => void
}

/** What can be done to all selected entries at once. It stays in sight at the bottom of the window. */
export function BulkBar({ rows, colleagues, days, onSettled, onClear }: BarProps) {
  const [isBusy, setIsBusy] = useState(false)
  const me = useAuth().user?.id
  const ids = rows.map(({ id }) => id)

  async function send(action: string, body: object): Promise<void> {
    setIsBusy(true)
    const answer = await postStaff<Outcome>(paths.staffPost(`inbox/${action}`), body)
    setIsBusy(false)
    onSettled(answer)
  }

  return (
    <section className={styles.bulk} aria-label="Selected entries" aria-busy={isBusy}>
      <p aria-live="polite">{isBusy ? `Changing ${rows.length} …` : `${rows.length} selected`}</p>
      <MoveForm
        rows={rows}
        isBusy={isBusy}
        onMove={(to) => send('move', { ...to, entries: rows.map(({ id, revision }) => ({ id, revision })) })}
        onFailed={onSettled}
      />
      <button
        type="button"
        disabled={isBusy || !me}
        onClick={() => void send('assign', { entries: ids, assignee: me })}
      >
        Take them
      </button>
      <WriteForm
        count={rows.length}
        isBusy={isBusy}
        onSend={(letter) => void send('write', { entries: ids, ...letter })}
      />
      <AssignForm
        colleagues={colleagues}
        isBusy={isBusy}
        onAssign={(assignee) => send('assign', { entries: ids, assignee })}
      />
      {rows.some(({ kind }) => kind === 'tryout-registrations') && (
        <InviteForm days={days} isBusy={isBusy} onInvite={(day) => send('invite', { entries: ids, day })} />
      )}
      <BarForm
        label="Add tag"
        other="Take off"
        isBusy={isBusy}
        onSubmit={(data, isOther) => send('tag', { entries: ids, tag: data.get('tag'), isAdded: !isOther })}
      >
        <input name="tag" aria-label="Tag" placeholder="Tag" required maxLength={TAG_MAX} autoComplete="off" />
      </BarForm>
      <button type="button" className={styles.link} onClick={onClear}>
        Clear selection
      </button>
    </section>
  )
}

type InviteFormProps = { days: OpenDay[]; isBusy: boolean; onInvite: (day: FormDataEntryValue | null) => Promise<void> }

function InviteForm({ days, isBusy, onInvite }: InviteFormProps) {
  if (days.length === 0) return null
  return (
    <BarForm label="Invite" isBusy={isBusy} onSubmit={(data) => onInvite(data.get('day'))}>
      <select name="day" aria-label="Tryout day" required defaultValue={days[0]?.id}>
        {days.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </BarForm>
  )
}

type AssignFormProps = {
  colleagues: Colleague[]
  isBusy: boolean
  onAssign: (assignee: FormDataEntryValue | null) => Promise<void>
}

function AssignForm({ colleagues, isBusy, onAssign }: AssignFormProps) {
  return (
    <BarForm label="Assign" isBusy={isBusy} onSubmit={(data) => onAssign(toAssignee(data.get('assignee')))}>
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
        <option value="nobody">Nobody</option>
      </select>
    </BarForm>
  )
}

function toAssignee(chosen: FormDataEntryValue | null): FormDataEntryValue | null {
  return chosen === 'nobody' ? null : chosen
}
