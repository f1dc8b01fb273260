import { CircleCheck } from 'lucide-react'
import { FocusedHeading } from '@/components/form/FocusedHeading.client'
import { ReferenceNumber } from '@/components/form/ReferenceNumber'

/** Stands in place of the application form once it is stored. */
export function ApplicationThanks({ text, reference }: { text: string; reference: string }) {
  return (
    <div className="application-thanks">
      <CircleCheck aria-hidden="true" className="text-ok" size={44} strokeWidth={1.75} />
      <FocusedHeading id="application-done">Application received</FocusedHeading>
      <p className="lede mt-5">{text}</p>
      <ReferenceNumber reference={reference} />
    </div>
  )
}
