'use client'

import { useState } from 'react'
import { adminPaths } from '@/lib/admin-paths'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { postStaff } from '@/admin/post-staff'
import styles from './people.module.css'

/** Mails the family a new private link. */
export function SendLink({ enrolment, hasLink }: { enrolment: string; hasLink: boolean }) {
  const [note, setNote] = useState<{ text: string; isBad: boolean } | null>(null)

  async function send(): Promise<void> {
    const answer = await postStaff<{ sent: boolean }>(adminPaths.staffPost('roster/link'), { enrolment })
    setNote(
      'message' in answer
        ? { text: answer.message, isBad: true }
        : { text: 'A new link is on its way to the family. Older links no longer work.', isBad: false },
    )
  }

  return (
    <>
      <ConfirmButton
        label="Send a new link"
        question={hasLink ? 'The family’s current link stops working.' : null}
        onYes={send}
      />
      <span role="status" className={note?.isBad ? 'fc-field-error' : styles.doneNote}>
        {note?.text}
      </span>
    </>
  )
}
