'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isUndoable } from '../../rules/mail-log'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'

const ACTIONS = {
  undo: { label: 'Undo: take this mail back', done: 'Taken back. This mail never goes out.' },
  retry: { label: 'Send again', done: 'On its way again.' },
}

/** The actions on a mail's page: undo while it waits, together with its status change, or resend after a failure. */
export function MailActions() {
  const router = useRouter()
  const { id, savedDocumentData } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const action = actionFor(String(savedDocumentData?.status ?? ''))
  if (done) return <p role="status">{done}</p>
  if (!action) return null

  async function run(name: keyof typeof ACTIONS): Promise<void> {
    setBusy(true)
    const answer = await postStaff<object>(adminPaths.staffPost(`mails/${name}`), { mail: id })
    setBusy(false)
    if ('message' in answer) return void toast.error(String(answer.message))
    setDone(ACTIONS[name].done)
    router.refresh()
  }

  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void run(action)}>
      {isBusy ? 'One moment…' : ACTIONS[action].label}
    </Button>
  )
}

function actionFor(status: string): keyof typeof ACTIONS | null {
  if (isUndoable({ status })) return 'undo'
  return status === 'failed' ? 'retry' : null
}
