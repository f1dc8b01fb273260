import { Thanks } from '@/components/form/Thanks'

/** Replaces the contact form once the message is stored. */
export function ContactThanks(props: { text: string; reference: string }) {
  return <Thanks id="contact-done" title="Message received" {...props} />
}
