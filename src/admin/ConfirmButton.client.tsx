'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

type ConfirmButtonProps = {
  label: string
  /** The consequence, shown for confirmation; null if nothing can be lost. */
  question: string | null
  onYes: () => Promise<void>
}

/** A button that asks for confirmation before it acts. */
export function ConfirmButton({ label, question, onYes }: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function act(): Promise<void> {
    setBusy(true)
    await onYes()
    setBusy(false)
    setConfirming(false)
  }

  if (!isConfirming) {
    const begin = () => (question ? setConfirming(true) : void act())
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
      <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => setConfirming(false)}>
        Leave it
      </Button>
    </div>
  )
}
