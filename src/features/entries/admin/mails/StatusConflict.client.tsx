'use client'

import { Button } from '@payloadcms/ui'
import { statusAfterRefusal, statusLabel, type FlowName } from '../../rules/flow'
import type { ConcurrentChange } from '../../rules/mail-panel'
import { StatusTag } from '../shared/StatusTag'
import styles from './mails.module.css'

/** An answer that was refused because the entry changed first. */
export type Refused = ConcurrentChange & { isMailed: boolean }

type StatusConflictProps = {
  refused: Refused
  flow: FlowName
  /** The status that was shown when the answer was written. */
  seen: string
  /** The status of the answer. */
  wanted: string
  isBusy: boolean
  /** Whether the mail is complete. */
  isComplete: boolean
  onSend: (over: ConcurrentChange) => void
  onDiscard: () => void
}

/** Shows the status that someone else set first, and offers to send the answer on top of it. */
export function StatusConflict({ refused, flow, seen, wanted, isComplete, isBusy, ...on }: StatusConflictProps) {
  const { status: now, revision, isMailed } = refused
  const status = statusAfterRefusal(flow, { seen, wanted, now })
  const isImpossible = wanted !== seen && wanted !== status
  return (
    <div className={`fc-ember ${styles.buttons}`}>
      <p className={styles.conflict} role="alert">
        {now === seen ? 'This changed after you opened it. It is still ' : 'Someone else moved this to '}
        <StatusTag status={now} />. {isImpossible && `From there it cannot go to ${statusLabel(wanted, flow)}. `}
        {isMailed && 'Your text is kept.'}
      </p>
      {(isMailed || !isImpossible) && (
        <Button disabled={isBusy || (isMailed && !isComplete)} onClick={() => on.onSend({ status, revision })}>
          {isMailed ? labelSend(isImpossible) : 'Move it anyway'}
        </Button>
      )}
      <Button buttonStyle="none" disabled={isBusy} onClick={on.onDiscard}>
        Leave it
      </Button>
    </div>
  )
}

function labelSend(isImpossible: boolean): string {
  return isImpossible ? 'Send it without a move' : 'Send it anyway'
}
