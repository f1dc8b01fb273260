'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { EntryState } from '../../rules/mail-panel'
import { isUndoable } from '../../rules/mail-log'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'

/** On a mail's own page, while it waits: takes it back, with the status that it tells of. */
export function UndoMail() {
  const router = useRouter()
  const { id, savedDocumentData } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const status = String(savedDocumentData?.status ?? '')
  if (isDone) return <p role="status">Taken back. This mail never goes out.</p>
  if (!isUndoable({ status })) return null

  async function undo(): Promise<void> {
    setBusy(true)
    const answer = await postStaff<EntryState>(paths.staffPost('mails/undo'), { mail: id })
    setBusy(false)
    if ('message' in answer) return void toast.error(answer.message)
    setDone(true)
    router.refresh()
  }

  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void undo()}>
      {isBusy ? 'One moment…' : 'Undo: take this mail back'}
    </Button>
  )
}
