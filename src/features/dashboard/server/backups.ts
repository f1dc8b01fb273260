import 'server-only'
import { pool } from '@/server/database/pool'

/** A finished backup. `bytes` is a whole number as text, as PostgreSQL returns it. */
export type LastBackup = { takenAt: string; bytes: string; isOld: boolean }

/** Returns the newest backup by `npm run backup`, null without any. It is old after two days. */
export async function findLastBackup(): Promise<LastBackup | null> {
  const { rows } = await pool().query<{ taken_at: Date; bytes: string; is_old: boolean }>(
    `SELECT taken_at, bytes, (taken_at < now() - interval '2 days') AS is_old FROM backups ORDER BY taken_at DESC LIMIT 1`,
  )
  const last = rows[0]
  return last ? { takenAt: last.taken_at.toISOString(), bytes: last.bytes, isOld: last.is_old } : null
}
