'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import type { EntryDetails } from '../../rules/entry'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import { useWatched } from '../shared/use-watched'
import { describeConcurrentChange } from '../../rules/watched'
import type { WatchedRow } from '../../rules/row'
import { Lock } from 'lucide-react'
import { TagField } from './TagField.client'
import styles from './entry.module.css'

type PickFieldProps = {
  label: string
  /** The label of the empty choice. */
  none: string
  value: string | null
  options: { value: string; label: string }[]
  isBusy: boolean
  onPick: (value: string | null) => Promise<unknown>
  /** A button for the most common choice. */
  action?: { label: string; onClick: () => void }
}

type Answer = { entry: EntryDetails; problem: string | null }
export type Decide = (action: string, values: object) => Promise<boolean>

/** The internal panel of an entry. Every change is saved at once, and the response contains the new state. */
export function EntryPanel({ initial }: { initial: EntryDetails }) {
  const [loaded, setDetails] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const { savedDocumentData, updateSavedDocumentData } = useDocumentInfo()
  const watched = useWatched(useMemo(() => [loaded], [loaded])).get(loaded.id)
  const details = watched ? { ...loaded, ...sharedPart(watched) } : loaded
  const { kind, id, assignee, city, me, colleagues } = details
  const change = watched ? describeConcurrentChange(watched, { loaded, revision: savedDocumentData?.revision }) : null
  useEffect(() => {
    if (change) toast.warning(change)
  }, [change])

  async function decide(action: string, values: object): Promise<boolean> {
    setBusy(true)
    const answer = await postStaff<Answer>(adminPaths.staffPost('entry'), { action, kind, id, ...values })
    setBusy(false)
    if ('message' in answer) {
      toast.error(answer.message)
      return false
    }
    setDetails(answer.entry)
    const { dueAt: due, isCallPromised: isCall } = answer.entry
    updateSavedDocumentData({ ...savedDocumentData, dueAt: due, isCallPromised: isCall })
    if (answer.problem) toast.warning(answer.problem)
    return answer.problem === null
  }

  const assign = (next: string | null) => decide('assign', { assignee: next, from: assignee?.id ?? null })
  return (
    <section className={styles.entry} aria-label="Entry panel" aria-busy={isBusy}>
      <div>
        <h2>Among staff</h2>
        <p className={styles.only}>
          <Lock aria-hidden size={18} /> The family never sees anything in this box.
        </p>
      </div>
      {change && <p className={styles.news}>{change}</p>}
      <PickField
        label="Who takes it"
        none="No one yet"
        value={assignee?.id ?? null}
        options={withCurrent(colleagues, assignee).map(({ id: value, name }) => ({ value, label: name }))}
        isBusy={isBusy}
        onPick={assign}
        action={assignee?.id === me.id ? undefined : { label: 'Take it', onClick: () => assign(me.id) }}
      />
      <TagField tags={details.tags} used={details.usedTags} isBusy={isBusy} decide={decide} />
      <PickField
        label="City"
        none="Not known"
        value={city}
        options={citiesWith(details.cities, city).map((name) => ({ value: name, label: name }))}
        isBusy={isBusy}
        onPick={(next) => decide('place', { city: next, from: city })}
      />
    </section>
  )
}

// The return type is explicit: no other property of a row may overwrite the details.
function sharedPart({
  assignee,
  assigneeId,
  tags,
  city,
}: WatchedRow): Pick<EntryDetails, 'assignee' | 'tags' | 'city'> {
  return { assignee: assigneeId && assignee ? { id: assigneeId, name: assignee } : null, tags, city }
}

// The assignee may have lost the role since.
function withCurrent(
  colleagues: EntryDetails['colleagues'],
  assignee: EntryDetails['assignee'],
): EntryDetails['colleagues'] {
  const isKnown = !assignee || colleagues.some(({ id }) => id === assignee.id)
  return isKnown ? colleagues : [...colleagues, assignee]
}

// The city may have been renamed since.
function citiesWith(cities: string[], current: string | null): string[] {
  return current === null || cities.includes(current) ? cities : [...cities, current]
}

/** A select that saves on change. */
function PickField({ label, none, value, options, isBusy, onPick, action }: PickFieldProps) {
  const id = useId()
  return (
    <div className={`fc-controls ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <select
          id={id}
          value={value ?? ''}
          disabled={isBusy}
          onChange={(event) => void onPick(event.target.value || null)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {action && (
          <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
