'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { EntryDetails } from '../../rules/entry'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { PromisedBy } from './PromisedBy.client'
import { MergedNote } from './MergedNote'
import { PickField } from './PickField.client'
import { SpamBar } from './SpamBar.client'
import { TagField } from './TagField.client'
import styles from './entry.module.css'

type Answer = { entry: EntryDetails; problem: string | null }
export type Decide = (action: string, values: object) => Promise<boolean>

/** The panel of an entry. Every change is stored at once and answers how the entry stands then. */
export function EntryPanel({ initial }: { initial: EntryDetails }) {
  const [details, setDetails] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const { kind, id, assignee, city, me, colleagues, mergedInto } = details
  const { savedDocumentData, updateSavedDocumentData } = useDocumentInfo()
  // An answer says at once what is due after it, though what somebody is typing keeps the page from being read anew.
  type Due = Partial<Pick<EntryDetails, 'dueAt' | 'isCallPromised'>>
  const { dueAt = details.dueAt, isCallPromised = details.isCallPromised } = (savedDocumentData ?? {}) as Due

  async function decide(action: string, values: object): Promise<boolean> {
    setBusy(true)
    const answer = await postStaff<Answer>(paths.staffPost('entry'), { action, kind, id, ...values })
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

  const take = (next: string | null) => decide('assign', { assignee: next, from: assignee?.id ?? null })
  if (mergedInto) return <MergedNote kind={kind} into={mergedInto} />
  return (
    <section className={styles.entry} aria-label="Entry panel" aria-busy={isBusy}>
      <div className={styles.head}>
        <PromisedBy dueAt={dueAt} isCall={isCallPromised} onCalled={() => void decide('called', {})} />
        {details.duplicates.map((reference) => (
          <a key={reference} href={`#duplicate-${reference}`}>
            The same as {reference}?
          </a>
        ))}
      </div>
      {(details.isSuspicious || details.status === 'spam') && <SpamBar status={details.status} decide={decide} />}
      <PickField
        label="Assignee"
        none="No one yet"
        value={assignee?.id ?? null}
        options={withCurrent(colleagues, assignee).map(({ id: value, name }) => ({ value, label: name }))}
        isBusy={isBusy}
        onPick={take}
        action={assignee?.id === me.id ? undefined : { label: 'Take it', onClick: () => take(me.id) }}
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

// Whoever has it may have lost the role since.
function withCurrent(
  colleagues: EntryDetails['colleagues'],
  assignee: EntryDetails['assignee'],
): EntryDetails['colleagues'] {
  const isKnown = !assignee || colleagues.some(({ id }) => id === assignee.id)
  return isKnown ? colleagues : [...colleagues, assignee]
}

// It may have been renamed since.
function citiesWith(cities: string[], current: string | null): string[] {
  return current === null || cities.includes(current) ? cities : [...cities, current]
}
