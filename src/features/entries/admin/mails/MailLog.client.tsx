'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { explainMail, isAddressRefused, isResendable, isUndoable, type EntryMail } from '../../rules/mail-log'
import { StatusTag } from '../shared/StatusTag'
import styles from './mails.module.css'

type Act = (mail: string) => Promise<boolean>
/** The mails of an entry: status, text on demand, and the available actions. */
export function MailLog({ mails, onUndo, onResend }: { mails: readonly EntryMail[]; onUndo: Act; onResend: Act }) {
  if (mails.length === 0) return <p>No mail about this yet.</p>
  return (
    <ol className={`fc-list ${styles.mailLog}`}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <p className={styles.mailHead}>
            <StatusTag status={mail.status} />
            <b>{mail.subject}</b>
          </p>
          <p>
            {explainMail(mail)} To {mail.to}
            {mail.sentBy ? `, written by ${mail.sentBy}` : ', from the system'}.
          </p>
          <details>
            <summary>Read it</summary>
            <p className={styles.text}>{mail.text}</p>
          </details>
          {isUndoable(mail) && <ActButton label="Undo" subject={mail.subject} onPress={() => onUndo(mail.id)} />}
          {mail.isToEntry && isAddressRefused(mail) ? (
            <Button
              el="anchor"
              size="small"
              buttonStyle="secondary"
              url={adminPaths.document('mails', mail.id)}
              aria-label={`Correct the address: ${mail.subject}`}
            >
              Correct the address
            </Button>
          ) : (
            isResendable(mail) && (
              <ActButton label="Send again" subject={mail.subject} onPress={() => onResend(mail.id)} />
            )
          )}
        </li>
      ))}
    </ol>
  )
}

function ActButton({ label, subject, onPress }: { label: string; subject: string; onPress: () => Promise<boolean> }) {
  const [isBusy, setBusy] = useState(false)

  async function press(): Promise<void> {
    setBusy(true)
    await onPress()
    setBusy(false)
  }

  return (
    <Button
      size="small"
      buttonStyle="secondary"
      disabled={isBusy}
      aria-label={`${label}: ${subject}`}
      onClick={() => void press()}
    >
      {isBusy ? 'One moment…' : label}
    </Button>
  )
}
