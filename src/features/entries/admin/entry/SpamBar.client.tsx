'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { EntryRef } from '../../rules/entry'
import styles from './entry.module.css'

/** Moves an entry that looks automated into spam, or back. */
export function SpamBar({ entry, isSpam }: { entry: EntryRef; isSpam: boolean }) {
  const [isMarking, setMarking] = useState(false)
  // The document's status changes too, so the page is reloaded. A click during the reload would be lost.
  async function mark(next: boolean): Promise<void> {
    setMarking(true)
    const body = { action: 'spam', ...entry, isSpam: next }
    const answer = await postStaff<{ problem: string | null }>(adminPaths.staffPost('entry'), body)
    const problem = 'message' in answer ? answer.message : answer.problem
    if (problem === null) return window.location.reload()
    toast.error(problem)
    setMarking(false)
  }
  return (
    <div className={`fc-ember ${styles.spam}`} role="group" aria-label="Spam">
      <p>{isSpam ? 'This is in spam.' : 'This looks as if a program wrote it.'}</p>
      <div className={styles.row}>
        {!isSpam && (
          <Button size="small" disabled={isMarking} onClick={() => void mark(true)}>
            Spam
          </Button>
        )}
        <Button size="small" buttonStyle="secondary" disabled={isMarking} onClick={() => void mark(false)}>
          Not spam
        </Button>
      </div>
    </div>
  )
}
