'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { useStored } from '@/components/form/use-stored'
import type { FormFlash } from '@/components/form/use-submission'
import { TourForm } from './TourForm.client'
import { TourThanks } from './TourThanks'

const MESSAGES = {
  failed: 'There was a problem sending your request. Please try again.',
  stored: 'Tour request sent successfully!',
}

/** Renders the tour form, then its confirmation, then on request an empty form. */
export function TourRequest({ thanks, flash }: { thanks: string; flash?: FormFlash | null }) {
  const [round, setRound] = useState(0)
  const { reference, forget, onResult } = useStored(MESSAGES)

  // The pressed button was removed, so the focus moves to the first question.
  useEffect(() => {
    if (round > 0) document.getElementById('name')?.focus()
  }, [round])

  function startOver(): void {
    forget()
    // A new form starts a new draft, because the old key belongs to the stored request.
    setRound(round + 1)
  }

  if (!reference) return <TourForm key={round} flash={round === 0 ? flash : null} onResult={onResult} />
  return (
    <TourThanks text={thanks} reference={reference}>
      <Button variant="line" className="mt-8" onClick={startOver}>
        Schedule Another Tour
      </Button>
    </TourThanks>
  )
}
