import 'server-only'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { pool } from '../database/pool'

const TABLES: Record<string, string> = {
  tryout: 'tryout_registrations',
  registration: 'player_registrations',
  contact: 'form_entries',
  application: 'applications',
  pledge: 'pledges',
  sponsor: 'sponsor_inquiries',
  tour: 'tour_requests',
}

/** Whether a form has an entry with this reference. Tells nothing else about it. */
export async function isStoredReference(form: string, reference: string): Promise<boolean> {
  const table = TABLES[form]
  if (!table || !REFERENCE_PATTERN.test(reference)) return false
  const { rowCount } = await pool().query(`SELECT 1 FROM ${table} WHERE reference = $1`, [reference])
  return rowCount === 1
}
