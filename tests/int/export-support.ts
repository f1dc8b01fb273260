import { postExport } from '@/features/reports/server/exports/handlers'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { formRequest } from '../support/factories'
import { staffHeaders } from './entry-support'

/** Requests an export as a member of staff, or as a visitor. */
export async function take(role: StaffRole | null, body: object): Promise<Response> {
  return postExport(formRequest('export', body, await staffHeaders(role)))
}

/** Returns the newest audit note of an export. */
export async function findLastExport(): Promise<{ actor_name: string; kind: string; detail: string }> {
  const { rows } = await pool().query(
    `SELECT actor_name, kind, detail FROM audit_events WHERE action = 'exported' AND entry_id IS NULL ORDER BY id DESC LIMIT 1`,
  )
  return rows[0]
}
