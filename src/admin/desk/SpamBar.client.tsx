'use client'

import { Button } from '@payloadcms/ui'
import type { Decide } from './DeskPanel.client'

type SpamBarProps = { status: string; decide: Decide }

/** One step for what looks automatic: out of everybody's way, or into the line like any other. */
export function SpamBar({ status, decide }: SpamBarProps) {
  const isSpam = status === 'spam'
  // The status of the document changes with it, so the page is read anew.
  async function mark(next: boolean): Promise<void> {
    if (await decide('spam', { isSpam: next })) window.location.reload()
  }
  return (
    <div className="fc-spam" role="group" aria-label="Spam">
      <p>{isSpam ? 'This stands in spam.' : 'This looks as if a program wrote it.'}</p>
      <div className="fc-desk-row">
        {!isSpam && (
          <Button size="small" onClick={() => void mark(true)}>
            Spam
          </Button>
        )}
        <Button size="small" buttonStyle="secondary" onClick={() => void mark(false)}>
          Not spam
        </Button>
      </div>
    </div>
  )
}
