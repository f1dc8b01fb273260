'use client'

import { toast } from '@payloadcms/ui'
import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
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
type Props = {
  mail: RowMail
  /** The address of the entry, if it took no mail, and the address that was probably meant. */
  refused: { address: string; meant: string | null } | null
  /** Whether this is the mail's own page. */
  isOnPage?: boolean
}

const LABELS = { undo: 'Undo', 'send-now': 'Send now', retry: 'Send again' } as const
type Action = keyof typeof LABELS
const OUTCOMES: Record<Action | 'correct', string> = {
  undo: 'Taken back.',
  'send-now': 'On its way.',
  retry: 'On its way again.',
  correct: 'On its way to the new address.',
}

/** The actions on a mail in the outbox: Send now, Undo, Send again; for others a link to the mail or its entry. */
export function MailRowActions({ mail, refused, isOnPage = false }: Props) {
  const router = useRouter()
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (done) return <span role="status">{done}</span>

  async function run(name: Action | 'correct', more: { address?: string } = {}): Promise<string | null> {
    setBusy(true)
    const answer = await postStaff<object>(adminPaths.staffPost(`mails/${name}`), { mail: mail.id, ...more })
    setBusy(false)
    if ('message' in answer) return String(answer.message)
    setDone(OUTCOMES[name])
    void refreshUndo()
    if (isOnPage) router.refresh()
    return null
  }

  async function press(name: Action): Promise<void> {
    const problem = await run(name)
    if (problem) toast.error(problem)
  }

  return (
    <span className={styles.actions}>
      {refused && (
        <CorrectAddress subject={mail.subject} {...refused} onSend={(address) => run('correct', { address })} />
      )}
      {(refused ? [] : actionsFor(mail)).map((name) => (
        <button
          key={name}
          type="button"
          className="fc-button"
          disabled={isBusy}
          aria-label={`${LABELS[name]}: ${mail.subject}`}
          onClick={() => void press(name)}
        >
          {name === 'undo' && <Undo2 aria-hidden="true" size={18} />}
          {LABELS[name]}
        </button>
      ))}
      <RowLink mail={mail} isOnPage={isOnPage} />
    </span>
  )
}

function RowLink({ mail, isOnPage }: { mail: RowMail; isOnPage: boolean }) {
  const { entryId, entryKind, id, status, subject } = mail
  if (status === 'undone' && entryId && isInboxKind(entryKind))
    return (
      <a className="fc-button" href={adminPaths.document(entryKind, entryId)} aria-label={`Write again: ${subject}`}>
        Write again
      </a>
    )
  if (isOnPage || (status !== 'sent' && status !== 'kept')) return null
  return (
    <a className="fc-button" href={adminPaths.document('mails', id)} aria-label={`Read it: ${subject}`}>
      Read it
    </a>
  )
}

function actionsFor({ status, entryId }: RowMail): Action[] {
  if (status === 'failed') return ['retry']
  const undo = isUndoable({ status }) && entryId ? (['undo'] as const) : []
  return status === 'waiting' ? ['send-now', ...undo] : [...undo]
}
