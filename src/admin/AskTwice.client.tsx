'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

type AskTwiceProps = {
  label: string
  /** What would happen, asked before it does; null when there is nothing to lose. */
  question: string | null
  onYes: () => Promise<void>
}

/** A button whose second press, after a sentence about what it ends, does it. */
export function AskTwice({ label, question, onYes }: AskTwiceProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function act(): Promise<void> {
    setBusy(true)
    await onYes()
    setBusy(false)
    setAsking(false)
  }

  if (!isAsking) {
    const begin = () => (question ? setAsking(true) : void act())
    return (
      <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={begin}>
        {isBusy ? 'One moment…' : label}
      </Button>
    )
  }
  return (
    <div className="fc-ask" role="group" aria-label={label}>
      <p>{question}</p>
      <Button size="small" disabled={isBusy} onClick={() => void act()}>
        {isBusy ? 'One moment…' : label}
      </Button>
      <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
        Leave it
      </Button>
    </div>
  )
}
