import 'server-only'
import { keyedHash } from '@/server/secrets'

/** The private key of a tour's link. It follows from the reference and the academy's secret, so nothing is stored. */
export function tourKey(reference: string): string {
  return keyedHash('tour-link', reference).slice(0, 40)
}
