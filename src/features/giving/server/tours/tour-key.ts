import 'server-only'
import { keyedHash } from '@/server/secrets'

/**
 * Returns the private key of a tour's link. It is derived from the reference and the academy's secret, so it is not stored.
 */
export function tourKey(reference: string): string {
  return keyedHash('tour-link', reference).slice(0, 40)
}
