import pg from 'pg'
import { OLDEST_JOB_SECONDS } from '../../src/server/queue/due-jobs.mjs'

const TIMEOUT_MS = 2_000

const FIGURES = `
  SELECT ${OLDEST_JOB_SECONDS} AS "jobAge",
    (SELECT count(*) FROM mails WHERE status = 'failed')::int AS "mailsFailed",
    (SELECT count(*) FROM mails WHERE status = 'waiting')::int AS "mailsWaiting",
    (SELECT coalesce(extract(epoch FROM now() - max(taken_at)), 'NaN') FROM backups)::float8 AS "backupAge"`

/**
 * Reads the figures of the database for the metrics.
 * @param {string} connectionString
 * @returns {Promise<Record<'jobAge' | 'mailsFailed' | 'mailsWaiting' | 'backupAge', number> | null>} ages in seconds; null when
 * the database does not answer
 */
export async function readFigures(connectionString) {
  const client = new pg.Client({
    ...{ connectionString, application_name: 'fullcourt-health' },
    ...{ connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(FIGURES)
    return rows[0]
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
