'use client'

import { useState } from 'react'
import { notify } from '../ui/toast'
import type { SendResult } from './send-form'

/** The toast messages of a failed and of a successful submit. */
type Messages = { failed: string; stored: string }

/** Stores the reference of a submitted form, and handles the response of a submit. */
export function useStored({ failed, stored }: Messages) {
  const [reference, setReference] = useState<string | null>(null)

  function onResult(result: SendResult, form: HTMLFormElement | null): void {
    if (result.kind === 'failed') notify.error(failed)
    if (result.kind !== 'stored') return
    notify.success(stored)
    setReference(result.reference)
    // The content that replaces the form is shorter, so its top is scrolled into view.
    form?.closest('section')?.scrollIntoView({ behavior: 'instant' })
  }

  return { reference, forget: () => setReference(null), onResult }
}
