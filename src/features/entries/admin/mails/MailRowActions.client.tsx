'use client'

import { toast } from '@payloadcms/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { Mail } from '@/payload-types'
import { isInboxKind } from '../../rules/kinds'
import { isUndoable } from '../../rules/mail-log'
import { refreshUndo } from '../shared/undo-store'
import { CorrectAddress } from './CorrectAddress.client'
import styles from './outbox.module.css'

type RowMail = Pick<Mail, 'id' | 'subject' | 'status' | 'entryId' | 'entryKind'>
/** `wrongAddress`: the address of the entry, if it took no mail. */
type Props = { mail: RowMail; wrongAddress: string | null }

const ACTIONS = {
  undo: { label: 'Undo', done: 'Taken back.' },
  'send-now': { label: 'Send now', done: 'On its way.' },
  retry: { label: 'Send again', done: 'On its way again.' },
  correct: { label: 'Correct, send again', done: 'On its way to the new address.' },
} as const

/** The actions on a mail in the outbox: Send now, Undo, Send again; for others a link to the mail or its entry. */
export function MailRowActions({ mail, wrongAddress }: Props) {
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (done) return <span role="status">{done}</span>

  async function run(name: keyof typeof ACTIONS, more: { address?: string } = {}): Promise<string | null> {
    setBusy(true)
    const answer = await postStaff<object>(adminPaths.staffPost(`mails/${name}`), { mail: mail.id, ...more })
    setBusy(false)
    if ('message' in answer) return String(answer.message)
    setDone(ACTIONS[name].done)
    void refreshUndo()
    return null
  }

  async function press(name: keyof typeof ACTIONS): Promise<void> {
    const problem = await run(name)
    if (problem) toast.error(problem)
  }

  return (
    <span className={styles.actions}>
      {wrongAddress && (
        <CorrectAddress
          subject={mail.subject}
          address={wrongAddress}
          onSend={(address) => run('correct', { address })}
        />
      )}
      {(wrongAddress ? [] : actionsFor(mail)).map((name) => (
        <button
          key={name}
          type="button"
          className="fc-button"
          disabled={isBusy}
          aria-label={`${ACTIONS[name].label}: ${mail.subject}`}
          onClick={() => void press(name)}
        >
          {name === 'undo' && <Undo2 aria-hidden="true" size={18} />}
          {ACTIONS[name].label}
        </button>
      ))}
      <RowLink mail={mail} />
    </span>
  )
}

function RowLink({ mail: { entryId, entryKind, id, status, subject } }: { mail: RowMail }) {
  if (status === 'undone' && entryId && isInboxKind(entryKind))
    return (
      <a className="fc-button" href={adminPaths.document(entryKind, entryId)} aria-label={`Write again: ${subject}`}>
        Write again
      </a>
    )
  if (status !== 'sent' && status !== 'kept') return null
  return (
    <a className="fc-button" href={adminPaths.document('mails', id)} aria-label={`Read it: ${subject}`}>
      Read it
    </a>
  )
}

function actionsFor({ status, entryId }: RowMail): (keyof typeof ACTIONS)[] {
  if (status === 'failed') return ['retry']
  const undo = isUndoable({ status }) && entryId ? (['undo'] as const) : []
  return status === 'waiting' ? ['send-now', ...undo] : [...undo]
}
