import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '@/lib/paths'
import { env } from '../env'
import { asSystem } from '../payload'
import { pool } from '../database/pool'

const HEADER = 'x-publish-key'
const TIMEOUT_MS = 30_000

/**
 * Publishes and unpublishes what is due. A job whose process was killed is taken up again after ten minutes; doing
 * one twice changes nothing. Due times count from the start of their minute, as the picker shows them.
 */
export async function publishDue(): Promise<void> {
  await pool().query(
    `UPDATE payload_jobs SET processing = false
     WHERE processing AND completed_at IS NULL AND updated_at < now() - interval '10 minutes'`,
  )
  await pool().query(`UPDATE payload_jobs SET wait_until = date_trunc('minute', wait_until) WHERE completed_at IS NULL`)
  const payload = await asSystem('scheduled publishing, under the rights of whoever scheduled it')
  await payload.jobs.run({ limit: 50, overrideAccess: true, silent: true })
}

/**
 * Asks the site to publish what is due, once a minute. It goes through a request of its own, because the pages that
 * show the change can only be refreshed from inside one.
 */
export async function askToPublishDue(): Promise<void> {
  const port = process.env.PORT || '3000'
  const response = await fetch(`http://127.0.0.1:${port}${paths.publishDue}`, {
    method: 'POST',
    headers: { [HEADER]: publishKey() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Scheduled publishing answered ${response.status}.`)
}

/** Whether a request comes from the worker of this site. */
export function isFromWorker(request: Request): boolean {
  const given = Buffer.from(request.headers.get(HEADER) ?? '')
  const expected = Buffer.from(publishKey())
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function publishKey(): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update('publish-due').digest('hex')
}
