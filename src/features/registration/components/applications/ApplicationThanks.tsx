import { Thanks } from '@/components/form/Thanks'

/** Replaces the application form once it is stored. */
export function ApplicationThanks(props: { text: string; reference: string }) {
  return <Thanks id="application-done" title="Application received" {...props} />
}
