import type { ReactNode } from 'react'
import { Thanks } from '@/components/form/Thanks'

/** Replaces the tour form once it is stored. */
export function TourThanks(props: { text: string; reference: string; children?: ReactNode }) {
  return <Thanks id="tour-done" title="Request Received" {...props} />
}
