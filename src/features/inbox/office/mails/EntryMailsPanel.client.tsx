'use client'

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import type { EntryPanel, EntryState } from '../../rules/mail-panel'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { AnswerForm } from './AnswerForm.client'
import { FamilyEdits } from './FamilyEdits'
import { MailLog } from './MailLog.client'
import type { AnswerText } from './types'
import styles from './mails.module.css'

/**
 * Answer the family, the log of its mails and its own changes. It follows what is saved beside it, and tells it what it
 * changed. An answer that is being written stays when the page is saved or read anew, and ends with a change of status.
 */
export function EntryMailsPanel({ panel }: { panel: EntryPanel }) {
  const { kind, id } = panel
  const { savedDocumentData, updateSavedDocumentData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const [log, setLog] = useState({ panel, mails: panel.mails })
  const mails = log.panel === panel ? log.mails : panel.mails
  const saved = (savedDocumentData ?? panel) as Pick<EntryState, 'status' | 'revision'>

  async function post(action: string, body: object, done: string | ((state: EntryState) => string)): Promise<boolean> {
    const answer = await postStaff<EntryState>(paths.staffPost(`mails/${action}`), body)
    if ('message' in answer) {
      toast.error(answer.message)
      return false
    }
    const { mails: written, ...state } = answer
    const { status, revision } = state
    setLog({ panel, mails: written })
    updateSavedDocumentData({ ...savedDocumentData, ...state })
    for (const [path, value] of Object.entries({ status, revision }))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    toast.success(typeof done === 'string' ? done : done(answer))
    return true
  }

  function answer(status: string, mail: AnswerText | null): Promise<boolean> {
    const done = mail
      ? 'Changed. The mail waits, and you can still undo it below.'
      : 'Changed, and nobody was written to.'
    return post('answer', { kind, id, status, revision: saved.revision, mail }, done)
  }

  return (
    <section className={`fc-controls ${styles.mails}`} aria-labelledby="fc-mails-title">
      <h2 id="fc-mails-title">Answer the family</h2>
      <AnswerForm key={saved.status} panel={panel} status={saved.status} onAnswer={answer} />
      <h3>Mails about it</h3>
      <MailLog
        mails={mails}
        onUndo={(mail) => post('undo', { mail }, ({ status }) => tellUndone(status !== saved.status))}
        onResend={(mail) => post('resend', { mail }, 'A new mail with the same text is on its way.')}
      />
      <FamilyEdits edits={panel.edits} />
    </section>
  )
}

function tellUndone(isMovedBack: boolean): string {
  return isMovedBack
    ? 'Taken back: the mail never goes out, and the status is as it was before.'
    : 'Taken back. The mail never goes out; the status stays as it is.'
}
