'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { defaultTarget, chooseSide, toMerge, type SideName } from '../../rules/duplicates'
import type { Duplicate } from '../../rules/entry'
import { statusLabel } from '../../rules/flow'
import { INBOX_KINDS, type InboxKind } from '../../rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { postStaff } from '@/admin/post-staff'
import styles from './entry.module.css'

const KEPT = 'Its number, status and promise'

/** Compares two entries: staff mark them as different, or merge them and choose the answers to keep. */
export function CompareDuplicates({ kind, duplicate }: { kind: InboxKind; duplicate: Duplicate }) {
  const [targetSide, setTargetSide] = useState<SideName>(() => defaultTarget(duplicate))
  const [picks, setPicks] = useState<Record<string, SideName>>({})
  const different = duplicate.fields.filter(({ mine, theirs }) => mine !== theirs)
  const same = duplicate.fields.length - different.length
  const { mine, theirs } = duplicate

  const part = () => send(kind, { action: 'duplicate', id: mine.id, other: theirs.id, isDuplicate: false }, reload)
  const merge = () =>
    send(kind, { action: 'merge', ...toMerge(duplicate, targetSide, picks) }, () => {
      if (targetSide === 'mine') reload()
      else window.location.assign(adminPaths.document(kind, theirs.id))
    })

  return (
    <section
      className={`fc-ember ${styles.duplicates}`}
      aria-label={`Possible duplicate ${theirs.reference}`}
      id={`duplicate-${theirs.reference}`}
    >
      <h2>The same family twice?</h2>
      <p>
        {theirs.reference} has the same name and the same mail, phone or birthday. {same} of {duplicate.fields.length}{' '}
        answers are the same.
      </p>
      <table>
        <DuplicateHead kind={kind} duplicate={duplicate} />
        <tbody>
          <DuplicateRow
            name={`keep-${theirs.id}`}
            label="Which one stays"
            values={{ mine: KEPT, theirs: KEPT }}
            picked={targetSide}
            onPick={setTargetSide}
          />
          {different.map((field) => (
            <DuplicateRow
              key={field.name}
              name={`${field.name}-${theirs.id}`}
              label={field.label}
              values={field}
              picked={chooseSide(duplicate, field, picks)}
              onPick={(side) => setPicks({ ...picks, [field.name]: side })}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.row}>
        <ConfirmButton
          label="Merge"
          question={`${duplicate[targetSide].reference} stays. The other one leaves every list; both histories are kept.`}
          onYes={merge}
        />
        <Button size="small" buttonStyle="secondary" onClick={() => void part()}>
          Not a duplicate
        </Button>
      </div>
    </section>
  )
}

async function send(kind: InboxKind, body: object, then: () => void): Promise<void> {
  const answer = await postStaff<{ problem?: string | null }>(adminPaths.staffPost('entry'), { kind, ...body })
  const problem = 'message' in answer ? answer.message : answer.problem
  if (problem) return void toast.error(problem)
  then()
}

function reload(): void {
  window.location.reload()
}

/** The head of the comparison: which entry is in which column, its date and its status. */
function DuplicateHead({ kind, duplicate: { mine, theirs } }: { kind: InboxKind; duplicate: Duplicate }) {
  const state = ({ receivedAt, status }: Duplicate['mine']) =>
    `${formatMoment(receivedAt)}, ${statusLabel(status, INBOX_KINDS[kind].flow)}`
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="fc-visually-hidden">Question</span>
        </th>
        <th scope="col">
          <b>{mine.reference} (this one)</b>
          <small>{state(mine)}</small>
        </th>
        <th scope="col">
          <a href={adminPaths.document(kind, theirs.id)}>{theirs.reference}</a>
          <small>{state(theirs)}</small>
        </th>
      </tr>
    </thead>
  )
}

type DuplicateRowProps = {
  /** The name of the radio group. */
  name: string
  label: string
  values: Record<SideName, string>
  picked: SideName
  onPick: (side: SideName) => void
}

/** A field with different values in two entries, and the choice of the one to keep. */
function DuplicateRow({ name, label, values, picked, onPick }: DuplicateRowProps) {
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
