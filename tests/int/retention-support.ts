import type { RetentionCount, RetentionKey } from '@/features/privacy/rules/retention'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { payload } from './support'

/** Empties what the retention job deletes from, and creates two seasons. */
export async function clearRetention(): Promise<void> {
  await clearRosters()
  await pool().query('TRUNCATE form_entries, erasures, legal_holds, retention_runs, retention_settings CASCADE')
  await makeSeasons()
}

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000

export function inMonths(months: number): Date {
  return new Date(Date.now() + months * MONTH_MS)
}

export function of(counts: RetentionCount[], key: RetentionKey): RetentionCount | undefined {
  return counts.find((count) => count.key === key)
}

export async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`)
  return rows[0]!.count
}

/** Keeps a record for a year. */
export async function hold(relationTo: 'players' | 'player-registrations' | 'form-entries', value: string) {
  const cms = await payload()
  const endsOn = inMonths(12).toISOString().slice(0, 10)
  const data = { reason: 'A court asked for it', about: [{ relationTo, value }], endsOn }
  return cms.create({ collection: 'legal-holds', data })
}

export async function enrolled() {
  const registration = await acceptedRegistration()
  const place = await accept(registration)
  return { registration, ...place }
}

export async function makeErasuresDue(): Promise<void> {
  await pool().query(`UPDATE erasures SET erases_at = now() - interval '1 minute'`)
}

/** Makes all audit entries older, because the database deletes none of the last twelve months by its own clock. */
export async function ageAudit(months: number): Promise<void> {
  await transaction(async (client) => {
    await client.query(`SET LOCAL fullcourt.erasing = 'on'`)
    await client.query('UPDATE audit_events SET at = at - make_interval(months => $1)', [months])
  })
}
