import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll } from 'vitest'
import { pool } from '@/server/database/pool'
import type { TEMPLATES } from '../../scripts/test/template.mjs'
import { copyEnvironment } from './environment'

/** Returns Payload on the test database. */
export function payload(): Promise<Payload> {
  return getPayload({ config })
}

/** Removes everything that families could have submitted, and the mails about it. */
export async function clearInbox(): Promise<void> {
  await pool().query(
    `TRUNCATE player_registrations, tryout_registrations, applications, form_entries, pledges, sponsor_inquiries,
       tour_requests, inbox_entries, registration_edits, family_links, mails, rate_limits CASCADE`,
  )
  await pool().query('DELETE FROM graphile_worker._private_jobs')
}

/** Returns the number of rows in a table. */
export async function countRows(table: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0]!.count
}

/** Gives the tests of this file a fresh database: only migrated, or with the demo academy. It is not restored afterwards. */
export function freshDatabase(template: keyof typeof TEMPLATES = 'empty'): void {
  beforeAll(() => copyEnvironment(template))
}

/** Repeats a post that a busy site rejects with 503, as families are asked to. */
export async function untilAccepted<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send()
  return answer.status === 503 ? untilAccepted(send) : answer
}
