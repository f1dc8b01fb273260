import { capitalize } from '@/lib/text'
import { statusLabel } from '../../rules/flow'

/** Returns the label of the status of an entry or a mail, with a capital letter. */
export function statusText(status: string): string {
  const known = statusLabel(status, 'registration')
  return capitalize(known === status ? statusLabel(status, 'message') : known)
}
