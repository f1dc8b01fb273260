'use client'

import { Button, toast, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { INBOX_KINDS } from '../../rules/kinds'
import { statusLabel } from '../../rules/flow'
import type { EntryPanel, EntryState, ConcurrentChange } from '../../rules/mail-panel'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import { PromisedBy } from '../entry/PromisedBy.client'
import { refreshUndo } from '../shared/undo-store'
import { AnswerForm } from './AnswerForm.client'
import { MailLog } from './MailLog.client'
import type { Answered, AnswerText } from './types'
import { useEntryState } from './use-entry-state'
import styles from './mails.module.css'

const TITLE = 'fc-mails-title'

/**
 * The answer form and the mail log. A draft answer survives a save or refresh of the page, and is discarded when the status
 * changes.
 */
export function EntryMailsPanel({ panel }: { panel: EntryPanel }) {
  const { kind, id } = panel
  const router = useRouter()
  const isModified = useFormModified()
  const { latest, saved, due, setAnswered, setDue } = useEntryState(panel)

  async function post(action: string, body: object, done: string | ((state: EntryState) => string)): Promise<boolean> {
    const answer = await postStaff<EntryState>(adminPaths.staffPost(`mails/${action}`), body)
    if ('message' in answer) {
      toast.error(answer.message)
      return false
    }
    return settle(answer, typeof done === 'string' ? done : done(answer))
  }

  function settle(state: EntryState, done: string): true {
    setAnswered(state)
    void refreshUndo()
    toast.success(done)
    return true
  }

  async function answer(status: string, mail: AnswerText | null, revision = saved.revision): Promise<Answered> {
    const body = { kind, id, status, revision, mail }
    const answered = await postStaff<EntryState & { concurrent?: ConcurrentChange }>(
      adminPaths.staffPost('mails/answer'),
      body,
    )
    const done = mail ? 'Moved. The mail waits, and you can still undo it.' : 'Moved without a mail.'
    if (!('message' in answered)) return { isStored: settle(answered, done) && focusTitle() }
    // The form explains a change by someone else itself, and a message would cover it on a phone.
    if (!answered.concurrent) toast.error(answered.message)
    return { isStored: false, concurrent: answered.concurrent }
  }

  async function recordCall(): Promise<void> {
    const body = { action: 'called', kind, id }
    const noted = await postStaff<{ entry: typeof due; problem: string | null }>(adminPaths.staffPost('entry'), body)
    if ('message' in noted) return void toast.error(noted.message)
    setDue({ dueAt: noted.entry.dueAt, isCallPromised: noted.entry.isCallPromised })
    if (noted.problem) toast.warning(noted.problem)
    // A refresh that started earlier would show the call as open again, and the timeline does not contain it yet.
    if (!isModified) router.refresh()
  }

  function undoChange(): Promise<boolean> {
    return post('undo-change', { kind, id }, (state) => describeUndo(state, true))
  }

  return (
    <section className={`fc-controls ${styles.mails}`} aria-labelledby={TITLE}>
      <PanelHead>
        <PromisedBy dueAt={due.dueAt} isCall={due.isCallPromised} onCalled={() => void recordCall()} />
      </PanelHead>
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
    </section>
  )
}

function PanelHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.title}>
      <h2 id={TITLE} tabIndex={-1}>
        Answer the family
      </h2>
      {children}
    </div>
  )
}

// The button that was pressed disappears.
function focusTitle(): true {
  document.getElementById(TITLE)?.focus()
  return true
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
