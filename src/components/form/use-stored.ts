'use client'

import { useState } from 'react'
import { notify } from '../ui/toast'
import type { SendResult } from './send-form'

/** What is said aloud when a form could not be sent, and when it was. */
type Words = { failed: string; stored: string }

/** The reference of a form that was stored, and what to do with the answer to one that was sent. */
export function useStored({ failed, stored }: Words) {
  const [reference, setReference] = useState<string | null>(null)

  function onResult(result: SendResult, form: HTMLFormElement | null): void {
    if (result.kind === 'failed') notify.error(failed)
    if (result.kind !== 'stored') return
    notify.success(stored)
    setReference(result.reference)
    // What takes the form's place is shorter, so its beginning is brought back into view.
    form?.closest('section')?.scrollIntoView({ behavior: 'instant' })
  }

  return { reference, forget: () => setReference(null), onResult }
}
