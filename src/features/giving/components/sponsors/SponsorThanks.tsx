import { Thanks } from '@/components/form/Thanks'

/** Replaces the sponsor form once it is stored. */
export function SponsorThanks(props: { text: string; reference: string }) {
  return <Thanks id="sponsor-done" title="Inquiry received" {...props} />
}
