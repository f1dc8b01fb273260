import 'server-only'
import { cache } from 'react'
import { pool } from '@/server/database/pool'
import { env } from '@/server/env'
import { OLDEST_JOB_SECONDS } from '@/server/queue/due-jobs.mjs'
import { freeUploadBytes } from '@/server/uploads/find-upload'

/** A finished backup. `bytes` is a whole number as text, as PostgreSQL returns it. */
export type LastBackup = { takenAt: string; bytes: string; isOld: boolean }

/**
 * `backup`: null without any. `waitingMinutes`: of the oldest background job that is due. `freeBytes`: of the disk that
 * pictures are written to; null before the first one.
 */
export type ServerHealth = {
  backup: LastBackup | null
  isBackedUpElsewhere: boolean
  waitingMinutes: number
  freeBytes: number | null
}

const SECONDS_PER_MINUTE = 60

/** Returns what an admin should know about the server. Cached per request. */
export const readServerHealth = cache(async (): Promise<ServerHealth> => {
  const [backup, free, { rows }] = await Promise.all([
    findLastBackup(),
    freeUploadBytes('media'),
    pool().query<{ seconds: number }>(`SELECT ${OLDEST_JOB_SECONDS} AS seconds`),
  ])
  const waitingMinutes = Math.floor((rows[0]?.seconds ?? 0) / SECONDS_PER_MINUTE)
  return { backup, isBackedUpElsewhere: env().BACKUPS === 'elsewhere', waitingMinutes, freeBytes: free }
})

/** Returns the newest backup by `npm run backup`, null without any. It is old after two days. */
export async function findLastBackup(): Promise<LastBackup | null> {
  const { rows } = await pool().query<{ taken_at: Date; bytes: string; is_old: boolean }>(
    `SELECT taken_at, bytes, (taken_at < now() - interval '2 days') AS is_old FROM backups ORDER BY taken_at DESC LIMIT 1`,
  )
  const last = rows[0]
  return last ? { takenAt: last.taken_at.toISOString(), bytes: last.bytes, isOld: last.is_old } : null
}
