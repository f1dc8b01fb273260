'use client'

import { useState } from 'react'
import { beginDraft } from '@/components/form/draft'
import type { StoredForm } from '@/components/form/send-form'
import type { FormFlash } from '@/components/form/use-submission'
import { notify } from '@/components/ui/toast'
import { siblingAnswers, withAddress, type SentForm } from '../../rules/sent-form'

/** The props of a form for one child. `isNext`: it follows the form of a sibling. */
export type OpenFormProps = {
  flash?: FormFlash | null
  isNext: boolean
  onStored: (stored: StoredForm) => void
}

/** Stores the values of a submitted form, and starts the form for the next child. */
export function useSentForm<Values>(
  describe: (values: Values, stored: StoredForm) => SentForm,
  flash?: FormFlash | null,
) {
  const [sent, setSent] = useState<SentForm | null>(null)
  /** Counts the children of a family, each of whom gets a new form. */
  const [round, setRound] = useState(0)

  function onStored(stored: StoredForm): void {
    notify.success('Registration submitted successfully!')
    setSent(describe(stored.values as Values, stored))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  function addAnother(): void {
    if (!sent) return
    beginDraft(sent.form, siblingAnswers(sent))
    setSent(null)
    setRound(round + 1)
  }

  function correctAddress(address: string): void {
    if (sent) setSent(withAddress(sent, address))
  }

  const isNext = round > 0
  return {
    round,
    formProps: { flash: isNext ? null : flash, isNext, onStored },
    sent,
    cardProps: { onAddress: correctAddress, onAnother: addAnother },
  }
}
