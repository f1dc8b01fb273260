'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Decide } from './EntryPanel.client'
import styles from './entry.module.css'

type SpamBarProps = { status: string; decide: Decide }

/** One step for what looks automatic: out of everybody's way, or into the line like any other. */
export function SpamBar({ status, decide }: SpamBarProps) {
  const [isMarking, setMarking] = useState(false)
  const isSpam = status === 'spam'
  // The status of the document changes with it, so the page is read anew. A click on its way out would be lost.
  async function mark(next: boolean): Promise<void> {
    setMarking(true)
    if (await decide('spam', { isSpam: next })) window.location.reload()
    else setMarking(false)
  }
  return (
    <div className={styles.spam} role="group" aria-label="Spam">
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
