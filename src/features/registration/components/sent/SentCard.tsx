import type { ReactNode } from 'react'
import { FocusedHeading } from '@/components/form/FocusedHeading.client'
import { sentLabel, type SentForm } from '../../rules/sent-form'
import { AnotherChild } from './AnotherChild'
import { SentFacts } from './SentFacts'

type Props = {
  id: string
  texts: { thanksTitle: string; thanks: string }
  sent: SentForm
  onAddress: (address: string) => void
  onAnother: () => void
  /** Shown below the confirmation: the date of an event, and the next steps. */
  children?: ReactNode
}

/**
 * Replaces a form once it is stored: shows the submitted data, a form to correct the address, and a button for the next child.
 */
export function SentCard({ id, texts, sent, onAddress, onAnother, children }: Props) {
  return (
    <section aria-labelledby={id} data-stored="">
      <span className="label">{sentLabel(sent)}</span>
      <FocusedHeading id={id}>{texts.thanksTitle}</FocusedHeading>
      <p className="lede mt-5">{texts.thanks}</p>
      <SentFacts sent={sent} onAddress={onAddress} />
      {children}
      <AnotherChild {...sent} onAnother={onAnother} />
    </section>
  )
}
