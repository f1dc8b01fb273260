'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { timeLeft } from '@/lib/time-left'
import type { LeavingMail } from '../../server/work-queue/day'
import { useSeconds } from '@/admin/use-seconds'
import { refreshUndo } from '@/features/entries/admin/shared/undo-store'
import styles from './day.module.css'

/** The next mails in the queue, each with its remaining time and an Undo button that also reverts the status. */
export function LeavingMails({ mails }: { mails: LeavingMail[] }) {
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set())
  const now = useSeconds()

  async function undo(mail: LeavingMail): Promise<void> {
    const answer = await postStaff<object>(adminPaths.staffPost('mails/undo'), { mail: mail.id })
    if ('message' in answer) return void toast.error(String(answer.message))
    setUndone((before) => new Set(before).add(mail.id))
    void refreshUndo()
  }

  return (
    <ul className={`fc-list ${styles.rows}`}>
      {mails.map((mail) => (
        <li key={mail.id} className={undone.has(mail.id) ? `${styles.mail} ${styles.isUndone}` : styles.mail}>
          <span className={styles.clock} suppressHydrationWarning>
            {undone.has(mail.id) ? '—' : mail.sendAt ? timeLeft(mail.sendAt, now) : 'Held'}
          </span>
          <span>
            <b>{mail.subject}</b>
            <small>To {mail.to}</small>
          </span>
          {undone.has(mail.id) ? <Undone mail={mail} /> : <UndoButton mail={mail} onUndo={undo} />}
        </li>
      ))}
    </ul>
  )
}

function Undone({ mail: { entry } }: { mail: LeavingMail }) {
  return <span role="status">Taken back. {entry && <a href={adminPaths.document(entry.kind, entry.id)}>Open</a>}</span>
}

function UndoButton({ mail, onUndo }: { mail: LeavingMail; onUndo: (mail: LeavingMail) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)

  async function press(): Promise<void> {
    setBusy(true)
    await onUndo(mail)
    setBusy(false)
  }

  return (
    <button
      type="button"
      className="fc-button"
      disabled={isBusy}
      aria-label={`Undo: ${mail.subject}, to ${mail.to}`}
      onClick={() => void press()}
    >
      Undo
    </button>
  )
}
