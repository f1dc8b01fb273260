import { ReferenceNumber } from '@/components/form/ReferenceNumber'

/** Stands in place of the contact form once the message is stored. */
export function ContactThanks({ text: words, reference }: { text: string; reference: string }) {
  return (
    <div role="status">
      <h3>Message received</h3>
      <p className="mt-4">{words}</p>
      <ReferenceNumber reference={reference} />
    </div>
  )
}
