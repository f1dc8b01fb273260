'use client'

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { INBOX_KINDS } from '../../rules/kinds'
import { statusLabel } from '../../rules/flow'
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
  const [answered, setAnswered] = useState<EntryState>(panel)
  const latest = answered.readAt > panel.readAt ? answered : panel
  const saved = (savedDocumentData ?? panel) as Pick<EntryState, 'status' | 'revision'>

  // Payload puts back what an older reading of the page brings when that arrives beside an answer: then once more.
  useEffect(() => {
    if (saved.revision >= latest.revision) return
    const { status, revision, updatedAt, dueAt, isCallPromised, history } = latest
    updateSavedDocumentData({ ...savedDocumentData, status, revision, updatedAt, dueAt, isCallPromised, history })
    for (const [path, value] of Object.entries({ status, revision }))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
  }, [saved.revision, latest, savedDocumentData, updateSavedDocumentData, dispatchFields])

  async function post(action: string, body: object, done: string | ((state: EntryState) => string)): Promise<boolean> {
    const answer = await postStaff<EntryState>(paths.staffPost(`mails/${action}`), body)
    if ('message' in answer) {
      toast.error(answer.message)
      return false
    }
    setAnswered(answer)
    toast.success(typeof done === 'string' ? done : done(answer))
    return true
  }

  function answer(status: string, mail: AnswerText | null): Promise<boolean> {
    const done = mail ? 'Changed. The mail waits, and you can still undo it below.' : 'Changed without a mail.'
    return post('answer', { kind, id, status, revision: saved.revision, mail }, done)
  }

  function undoChange(): Promise<boolean> {
    return post('undo-change', { kind, id }, (state) => describeUndo(state, true))
  }

  return (
    <section className={`fc-controls ${styles.mails}`} aria-labelledby="fc-mails-title">
      <h2 id="fc-mails-title">Answer the family</h2>
      <AnswerForm key={saved.status} panel={panel} status={saved.status} onAnswer={answer} />
      {latest.undoTo && saved.status === latest.status && (
        <UndoChange label={statusLabel(latest.undoTo, INBOX_KINDS[kind].flow)} onPress={undoChange} />
      )}
      <h3>Mails about it</h3>
      <MailLog
        mails={latest.mails}
        onUndo={(mail) => post('undo', { mail }, (state) => describeUndo(state, state.status !== saved.status))}
        onResend={(mail) => post('resend', { mail }, 'A new mail with the same text is on its way.')}
      />
      <FamilyEdits edits={panel.edits} />
    </section>
  )
}

function UndoChange({ label, onPress }: { label: string; onPress: () => Promise<boolean> }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      size="small"
      buttonStyle="secondary"
      disabled={isBusy}
      onClick={() => {
        setBusy(true)
        void onPress().finally(() => setBusy(false))
      }}
    >
      Undo: back to “{label}”
    </Button>
  )
}

function describeUndo({ lost = [] }: EntryState, isMovedBack: boolean): string {
  if (!isMovedBack) return 'Taken back. The mail never goes out; the status stays as it is.'
  return lost.length === 0
    ? 'Taken back: everything is as it was before.'
    : `Taken back. Not as before: ${lost.join(' ')}`
}
