import type { BeforeListTableServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'

/** Collections that the dashboard filters by a query constraint instead of a visible field, each with its note. */
const NOTES: Record<string, string> = {
  'expiring-codes': 'Only members whose access code expires within 14 days.',
  'ending-credentials': 'Only coaches with a credential that ends within 60 days.',
  'lacking-credentials': 'Only coaches whose credentials ended or are missing. Children’s data is closed to them.',
  'returning-players': 'Only players of last season who play again.',
  scheduled: 'Only articles that go out within a week.',
}

/** A note above a list that was opened from the dashboard: its filter, and a link to the full list. */
export function ListFilterNote({ collectionSlug, searchParams }: BeforeListTableServerProps) {
  const note = NOTES[String(searchParams?.only)]
  if (!note) return null
  return (
    <p className="fc-note fc-note--warn">
      {note} <a href={adminPaths.list(collectionSlug)}>Show all.</a>
    </p>
  )
}
