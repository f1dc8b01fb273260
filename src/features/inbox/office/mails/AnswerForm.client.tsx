'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { EntryPanel } from '../../rules/mail-panel'
import { formatMoment } from '@/lib/dates'
import { INBOX_KINDS } from '../../rules/kinds'
import { listNextStatuses, statusLabel } from '../../rules/flow'
import { StatusTag } from '../status/StatusTag'
import { MailEditor } from './MailEditor.client'
import { MailPreview } from './MailPreview'
import { CallFields, inTwoDays, type Call } from './CallFields.client'
import type { AnswerText } from './types'
import { useAnswer } from './use-answer'
import { RESULT_STATUSES } from '../../rules/stages'
import styles from './mails.module.css'

type AnswerFormProps = {
  panel: EntryPanel
  /** Where the entry stands now. */
  status: string
  onAnswer: (status: string, mail: AnswerText | null) => Promise<boolean>
}

/** Choose the next status, see the mail as the family will read it, change it, then send both or the status alone. */
export function AnswerForm({ panel, status, onAnswer }: AnswerFormProps) {
  const { flow } = INBOX_KINDS[panel.kind]
  const answering = useAnswer(panel)
  const [isBusy, setBusy] = useState(false)
  const { preview, status: next } = answering
  const isMove = next !== status
  const promisesCall = answering.text?.promisesCall === true
  const [call, setCall] = useState<Call>({ by: panel.me, on: inTwoDays() })

  async function send(mail: AnswerText | null): Promise<void> {
    setBusy(true)
    if (await onAnswer(next, mail)) answering.reset()
    setBusy(false)
  }

  return (
    <div className={styles.answer}>
      <label className={styles.field} htmlFor="fc-answer-status">
        <span>
          Now <StatusTag status={status} /> What is next?
        </span>
        <select id="fc-answer-status" value={next} onChange={(event) => answering.chooseStatus(event.target.value)}>
          <option value="">Choose a status…</option>
          {listNextStatuses(flow, status).map((one) => (
            <option key={one} value={one}>
              {statusLabel(one, flow)}
            </option>
          ))}
          <option value={status}>{statusLabel(status, flow)} (stays, write only)</option>
        </select>
      </label>
      {next && (
        <>
          <div className={styles.mail}>
            <MailEditor answering={answering} />
            <MailPreview to={panel.to} {...preview} />
          </div>
          {promisesCall && <CallFields colleagues={panel.colleagues} call={call} onChange={setCall} />}
          <p className={styles.when}>{explainWhen(panel, next)}</p>
          <div className={styles.buttons}>
            <Button
              disabled={isBusy || preview.problems.length > 0}
              onClick={() => void send({ ...answering.values, call: promisesCall ? call : null })}
            >
              {isMove ? 'Change and send' : 'Send'}
            </Button>
            {isMove && (
              <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void send(null)}>
                Change without mail
              </Button>
            )}
            <Button buttonStyle="none" disabled={isBusy} onClick={answering.reset}>
              Leave it
            </Button>
          </div>
        </>
      )}
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
