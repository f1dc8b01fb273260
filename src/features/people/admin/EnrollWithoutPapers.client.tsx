'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useIsReady } from '@/components/form/use-is-ready'
import { REASON_MAX } from '../rules/roster-limits'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import { Problem } from '@/admin/Problem'
import styles from './people.module.css'

/** Enrolls a roster player whose family has not signed yet, as an exception with a reason. */
export function EnrollWithoutPapers({ registration }: { registration: string }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isReady = useIsReady()

  async function enroll(): Promise<void> {
    setIsSending(true)
    const answer = await postStaff<object>(adminPaths.staffPost('roster/enroll'), { registration, reason })
    setIsSending(false)
    if ('message' in answer) setProblem(String(answer.message))
    else window.location.reload()
  }

  return (
    <fieldset className={`fc-controls ${styles.accept}`} disabled={isSending || !isReady}>
      <label>
        Reason for no papers
        <input value={reason} maxLength={REASON_MAX} onChange={({ target }) => setReason(target.value)} />
      </label>
      <Button
        size="medium"
        buttonStyle="secondary"
        margin={false}
        disabled={isSending || !isReady}
        onClick={() => void enroll()}
      >
        Enroll without papers
      </Button>
      <Problem text={problem} />
    </fieldset>
  )
}
