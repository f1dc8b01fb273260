'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { EntryPanel, ConcurrentChange } from '../../rules/mail-panel'
import { formatMoment } from '@/lib/dates'
import { INBOX_KINDS } from '../../rules/kinds'
import { listNextStatuses, statusLabel, type FlowName } from '../../rules/flow'
import { StatusTag } from '../shared/StatusTag'
import { MailEditor } from './MailEditor.client'
import { MailPreview } from '../shared/MailPreview'
import { RadioChips } from './RadioChips'
import { CallFields, inTwoDays, type Call } from './CallFields.client'
import { StatusConflict, type Refused } from './StatusConflict.client'
import type { Answered, AnswerText } from './types'
import { useAnswer } from './use-answer'
import { RESULT_STATUSES } from '../../rules/stages'
import styles from './mails.module.css'

type AnswerFormProps = {
  panel: EntryPanel
  /** The current status of the entry. */
  status: string
  /** @param revision the revision that is answered, if not the one that was opened */
  onAnswer: (status: string, mail: AnswerText | null, revision?: number) => Promise<Answered>
}

/** Chooses the next status, previews and edits the mail, then sends both or changes only the status. */
export function AnswerForm({ panel, status, onAnswer }: AnswerFormProps) {
  const { flow } = INBOX_KINDS[panel.kind]
  const answering = useAnswer(panel)
  const [isBusy, setBusy] = useState(false)
  const { preview, status: next } = answering
  const isMove = next !== status
  const isReady = preview.problems.length === 0
  const promisesCall = answering.text?.promisesCall === true
  const [refused, setRefused] = useState<Refused | null>(null)
  const [call, setCall] = useState<Call>({ by: panel.me, on: inTwoDays() })

  const mail = () => ({ ...answering.values, call: promisesCall ? call : null })
  async function send(isMailed: boolean, over?: ConcurrentChange): Promise<void> {
    setBusy(true)
    const { isStored, concurrent } = await onAnswer(over?.status ?? next, isMailed ? mail() : null, over?.revision)
    setRefused(concurrent ? { isMailed, ...concurrent } : null)
    if (isStored) answering.reset()
    setBusy(false)
  }

  function leave(): void {
    setRefused(null)
    answering.reset()
  }

  return (
    <div className={styles.answer}>
      <StatusChoice flow={flow} status={status} next={next} onChoose={answering.chooseStatus} />
      {next && (
        <>
          <div className={styles.mail}>
            <MailEditor answering={answering} />
            <MailPreview to={panel.to} {...preview} />
          </div>
          {promisesCall && <CallFields colleagues={panel.colleagues} call={call} onChange={setCall} />}
          <p className={styles.when}>{explainWhen(panel, next)}</p>
          {refused ? (
            <StatusConflict
              {...{ refused, flow, isBusy, isReady }}
              seen={status}
              wanted={next}
              onSend={(over) => void send(refused.isMailed, over)}
              onLeave={leave}
            />
          ) : (
            <SendButtons
              move={isMove ? statusLabel(next, flow) : null}
              {...{ isBusy, isReady }}
              onSend={(isMailed) => void send(isMailed)}
              onLeave={leave}
            />
          )}
        </>
      )}
    </div>
  )
}

type StatusChoiceProps = { flow: FlowName; status: string; next: string; onChoose: (status: string) => void }

/** The current status, and those that may follow it. */
function StatusChoice({ flow, status, next, onChoose }: StatusChoiceProps) {
  return (
    <RadioChips
      id="fc-answer-status"
      legend={
        <>
          Now <StatusTag status={status} /> Where does the case go?
        </>
      }
      options={[
        { value: status, label: 'Stays' },
        ...listNextStatuses(flow, status).map((one) => ({ value: one, label: statusLabel(one, flow) })),
      ]}
      value={next}
      onChoose={onChoose}
    />
  )
}

type SendButtonsProps = {
  /** The new status; null if it does not change. */
  move: string | null
  isBusy: boolean
  isReady: boolean
  onSend: (isMailed: boolean) => void
  onLeave: () => void
}

function SendButtons({ move, isBusy, isReady, onSend, onLeave }: SendButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button disabled={isBusy || !isReady} onClick={() => onSend(true)}>
        {move ? `Send, and move to ${move}` : 'Send'}
      </Button>
      {move && (
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => onSend(false)}>
          Move without a mail
        </Button>
      )}
      <Button buttonStyle="none" disabled={isBusy} onClick={onLeave}>
        Leave it
      </Button>
    </div>
  )
}

function explainWhen({ releaseAt, undoMinutes }: EntryPanel, next: string): string {
  if (releaseAt && RESULT_STATUSES.includes(next))
    return `Results of this tryout day are held: the mail goes out with the others ${formatMoment(releaseAt)}.`
  return undoMinutes === 0
    ? 'The mail goes out at once.'
    : `The mail waits ${undoMinutes} minutes, and can be undone until then.`
}
