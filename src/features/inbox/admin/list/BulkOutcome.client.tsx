'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { summarize, summarizeMails, type Outcome, type Skipped } from '@/features/entries/rules/outcome'
import { useFocusIfLost } from '@/admin/use-focus-if-lost'
import styles from './list.module.css'

type OutcomeProps = {
  outcome: Outcome | { message: string }
  onUndo: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** The result of a bulk action, with a line for each entry that was skipped. */
export function BulkOutcome({ outcome, onUndo, onClose }: OutcomeProps) {
  const isFailure = 'message' in outcome
  const box = useRef<HTMLDivElement>(null)
  useFocusIfLost(box, outcome)
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.outcome}
      role={isFailure ? 'alert' : 'status'}
      data-failed={isFailure || undefined}
    >
      <p>{isFailure ? `${outcome.message} Everything is still selected.` : summarize(outcome)}</p>
      {!isFailure && <Reasons skipped={outcome.skipped} />}
      {!isFailure && outcome.lost && outcome.lost.length > 0 && (
        <>
          <p>Not as before:</p>
          <Reasons skipped={outcome.lost} />
        </>
      )}
      {!isFailure && outcome.mails && (
        <>
          <p>{summarizeMails(outcome.mails, outcome.undoMinutes ?? 0)}</p>
          <Reasons skipped={outcome.mails.skipped} />
        </>
      )}
      <div className={styles.ways}>
        {!isFailure &&
          outcome.undoMinutes !== undefined &&
          outcome.done !== 'written to' &&
          outcome.changed.length > 0 && <UndoButton onPress={() => onUndo(outcome.changed)} />}
        <button type="button" className="fc-text-button" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  )
}

function UndoButton({ onPress }: { onPress: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    void onPress().finally(() => setBusy(false))
  }
  return (
    <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={press}>
      {isBusy ? 'Taking back …' : 'Undo'}
    </Button>
  )
}

function Reasons({ skipped }: { skipped: Skipped[] }) {
  if (skipped.length === 0) return null
  return (
    <ul>
      {skipped.map(({ id, person, reason }) => (
        <li key={`${id} ${reason}`}>
          {person && <b>{person}.</b>} {reason}
        </li>
      ))}
    </ul>
  )
}
