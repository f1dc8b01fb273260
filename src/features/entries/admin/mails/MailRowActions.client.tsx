'use client'

import { toast } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { isUndoable } from '../../rules/mail-log'
import { timeLeft } from '@/lib/time-left'
import { refreshUndo } from '../shared/undo-store'
import { useSeconds } from '@/admin/use-seconds'
import styles from './outbox.module.css'

type RowMail = { id: string; subject: string; status: string; sendAt?: string | null; entryId?: string | null }

const ACTIONS = {
  undo: { label: 'Undo', done: 'Taken back.' },
  'send-now': { label: 'Send now', done: 'On its way.' },
  retry: { label: 'Send again', done: 'On its way again.' },
} as const

/** The actions on a mail in the outbox: remaining time, Undo, Send now, Send again. */
export function MailRowActions({ rowData }: Pick<DefaultCellComponentProps, 'rowData'>) {
  const mail = rowData as RowMail
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const names = actionsFor(mail)
  if (done) return <span role="status">{done}</span>
  if (names.length === 0) return null

  async function run(name: keyof typeof ACTIONS): Promise<void> {
    setBusy(true)
    const answer = await postStaff<object>(adminPaths.staffPost(`mails/${name}`), { mail: mail.id })
    setBusy(false)
    if ('message' in answer) return void toast.error(String(answer.message))
    setDone(ACTIONS[name].done)
    void refreshUndo()
  }

  return (
    <span className={styles.actions}>
      {mail.status === 'waiting' && mail.sendAt && <Countdown until={mail.sendAt} />}
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="fc-button"
          disabled={isBusy}
          aria-label={`${ACTIONS[name].label}: ${mail.subject}`}
          onClick={() => void run(name)}
        >
          {ACTIONS[name].label}
        </button>
      ))}
    </span>
  )
}

function Countdown({ until }: { until: string }) {
  const now = useSeconds()
  return (
    <span className={styles.clock} suppressHydrationWarning>
      {timeLeft(until, now)}
    </span>
  )
}

function actionsFor({ status, entryId }: RowMail): (keyof typeof ACTIONS)[] {
  if (status === 'failed') return ['retry']
  const undo = isUndoable({ status }) && entryId ? (['undo'] as const) : []
  return status === 'waiting' ? ['send-now', ...undo] : [...undo]
}
