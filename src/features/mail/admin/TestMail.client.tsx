'use client'

import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import type { MailLanguage } from '@/lib/mail-languages'
import type { MailTemplateName } from '../rules/mail-templates'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import styles from './test-mail.module.css'

type TestMailProps = {
  /** The automatic mail to test; without it the open mail template. */
  occasion?: MailTemplateName
  language?: MailLanguage
}

/** Sends the saved text of a mail to the signed-in editor. */
export function TestMail({ occasion, language }: TestMailProps) {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [isSending, setSending] = useState(false)
  if (!id && !occasion) return null

  async function send(): Promise<void> {
    setSending(true)
    const body = occasion ? { occasion, language } : { template: id }
    const answer = await postStaff<{ to: string }>(adminPaths.staffPost('mails/test'), body)
    setSending(false)
    if ('message' in answer) toast.error(answer.message)
    else toast.success(`On its way to ${answer.to}, filled in for an invented family.`)
  }

  return (
    <div className={styles.buttons}>
      <Button buttonStyle="secondary" disabled={isSending || isModified} onClick={() => void send()}>
        Send it to me
      </Button>
      <p>{isModified ? 'Save it first: the saved text is sent.' : 'See it as a family does, in your own mailbox.'}</p>
    </div>
  )
}
