'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useEffect, useEffectEvent, type RefObject } from 'react'
import { formatCount } from '@/lib/counts'
import { formatMoment } from '@/lib/dates'
import { useSingleKeys } from '@/admin/use-single-keys'
import type { EntryPanel } from '../../rules/mail-panel'
import { INBOX_KINDS } from '../../rules/kinds'
import { statusLabel } from '../../rules/flow'
import { MailEditor } from './MailEditor.client'
import { MailPreview } from '../shared/MailPreview'
import { CallFields } from './CallFields.client'
import { StatusChoice } from './StatusChoice'
import { StatusConflict } from './StatusConflict.client'
import { useSendAnswer, type OnAnswer } from './use-send-answer'
import { RESULT_STATUSES } from '../../rules/stages'
import styles from './mails.module.css'

type SendButtonsProps = {
  /** The new status; null if it does not change. */
  move: string | null
  isBusy: boolean
  /** Whether the mail is complete. */
  isComplete: boolean
  onSend: (isMailed: boolean) => void
  onDiscard: () => void
}

type AnswerFormProps = {
  panel: EntryPanel
  /** The current status of the entry. */
  status: string
  onAnswer: OnAnswer
}

/** Chooses the next status, previews and edits the mail, then sends both or changes only the status. */
export function AnswerForm({ panel, status, onAnswer }: AnswerFormProps) {
  const { flow } = INBOX_KINDS[panel.kind]
  const { answering, promisedCall, setCall, isBusy, isComplete, refused, send, discard } = useSendAnswer(
    panel,
    onAnswer,
  )
  const next = answering.status
  const form = useRef<HTMLDivElement>(null)
  useAnswerKeys(form, () => {
    if (next && isComplete && !isBusy && !refused) void send(true)
  })
  return (
    <div className={styles.answer} ref={form}>
      <StatusChoice flow={flow} status={status} next={next} onChoose={answering.chooseStatus} />
      {next && (
        <>
          <div className={styles.mail}>
            <MailEditor answering={answering} />
            <MailPreview to={panel.to} {...answering.preview} />
          </div>
          {promisedCall && <CallFields colleagues={panel.colleagues} call={promisedCall} onChange={setCall} />}
          <p className={styles.when}>{explainWhen(panel, next)}</p>
          {refused ? (
            <StatusConflict
              refused={refused}
              flow={flow}
              isBusy={isBusy}
              isComplete={isComplete}
              seen={status}
              wanted={next}
              onSend={(over) => void send(refused.isMailed, over)}
              onDiscard={discard}
            />
          ) : (
            <SendButtons
              move={next === status ? null : statusLabel(next, flow)}
              isBusy={isBusy}
              isComplete={isComplete}
              onSend={(isMailed) => void send(isMailed)}
              onDiscard={discard}
            />
          )}
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
    : `The mail waits ${formatCount(undoMinutes, 'minute')}, and can be undone until then.`
}

/** The keys of the answer form: A goes to its statuses, Ctrl+Enter (Command+Enter) inside it sends. */
function useAnswerKeys(form: RefObject<HTMLElement | null>, onSend: () => void): void {
  useSingleKeys(['a'], () => form.current?.querySelector('input')?.focus())
  const press = useEffectEvent(({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) onSend()
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [form])
}

/** Sends the mail, with the new status if there is one; changes only the status; or discards the answer. */
function SendButtons({ move, isBusy, isComplete, onSend, onDiscard }: SendButtonsProps) {
  return (
    <div className={`fc-ember ${styles.buttons}`}>
      <Button
        disabled={isBusy || !isComplete}
        onClick={() => onSend(true)}
        extraButtonProps={{ 'aria-keyshortcuts': 'Control+Enter' }}
      >
        {move ? `Send, and move to ${move}` : 'Send'}{' '}
        <kbd className="fc-key" aria-hidden>
          Ctrl Enter
        </kbd>
      </Button>
      {move && (
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => onSend(false)}>
          Move without a mail
        </Button>
      )}
      <Button buttonStyle="none" disabled={isBusy} onClick={onDiscard}>
        Leave it
      </Button>
    </div>
  )
}
