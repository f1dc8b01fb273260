import 'server-only'
import { asSystem } from '../payload'
import { pool } from '../database/pool'

/**
 * Publishes and unpublishes documents whose scheduled time has come. A job whose process was killed is retried after ten
 * minutes; the jobs are idempotent. Due times count from the start of their minute, as the picker shows them.
 */
export async function publishDue(): Promise<void> {
  await pool().query(
    `UPDATE payload_jobs SET processing = false
     WHERE processing AND completed_at IS NULL AND updated_at < now() - interval '10 minutes'`,
  )
  await pool().query(`UPDATE payload_jobs SET wait_until = date_trunc('minute', wait_until) WHERE completed_at IS NULL`)
  const payload = await asSystem('scheduled publishing runs with the rights of the person who scheduled it')
  await payload.jobs.run({ limit: 50, overrideAccess: true, silent: true })
}
