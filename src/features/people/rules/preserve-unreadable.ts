import { UNREADABLE } from '@/lib/unreadable'
import type { Pickup } from './enrolment-schema'

type Stored = { id?: string | null; name: string; phone?: string | null; relation?: string | null }

/**
 * Restores the stored row of people that a family returned unchanged and unreadable, so that an undecryptable value is kept and its
 * excuse is not written over it.
 */
export function preserveUnreadable(sent: readonly Pickup[], stored: readonly Stored[]): (Pickup & { id?: string })[] {
  const left = [...stored]
  return sent.map((person) => {
    const unread = (['name', 'phone', 'relation'] as const).filter((part) => person[part] === UNREADABLE)
    const place = left.findIndex((row) => unread.length > 0 && unread.every((part) => row[part] === UNREADABLE))
    const [row] = place < 0 ? [] : left.splice(place, 1)
    return row?.id ? { ...person, id: row.id } : person
  })
}
