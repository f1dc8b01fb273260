'use client'

import { Button } from '@payloadcms/ui'
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

/** Sends the mail, with the new status if there is one; changes only the status; or discards the answer. */
export function SendButtons({ move, isBusy, isComplete, onSend, onDiscard }: SendButtonsProps) {
  return (
    <div className={styles.buttons}>
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
