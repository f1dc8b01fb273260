import { UNREADABLE } from '@/lib/unreadable'
import type { Pickup } from './enrolment-schema'

type Stored = { id?: string | null; name: string; phone?: string | null; relation?: string | null }

/**
 * Restores the stored pickup row when a family returns it unchanged and undecryptable, so that the placeholder text does not
 * overwrite the encrypted value.
 */
export function preserveUnreadable(sent: readonly Pickup[], stored: readonly Stored[]): (Pickup & { id?: string })[] {
  const left = [...stored]
  return sent.map((person) => {
    const unread = (['name', 'phone', 'relation'] as const).filter((part) => person[part] === UNREADABLE)
    const index = left.findIndex((row) => unread.length > 0 && unread.every((part) => row[part] === UNREADABLE))
    const [row] = index < 0 ? [] : left.splice(index, 1)
    return row?.id ? { ...person, id: row.id } : person
  })
}
