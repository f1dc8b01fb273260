import { FOLLOW_ADDRESS, type CorrectedAddress } from '@/features/entries/rules/corrections'
import type { InboxKind } from '@/features/entries/rules/kinds'
import { followAddress } from '@/features/entries/server/follow-address'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { mailsOf } from '../support/status-mails'
import { staffAs } from './staff'

export const KIND = 'player-registrations'
export const OLD = 'pat.cruz@example.org'
export const NEW = 'patricia.cruz@example.org'
export const REASON = 'The parent called.'

/** Corrects an entry as staff do. */
export async function correct(
  id: string,
  data: object,
  { kind = KIND as InboxKind, role = 'registrar' as const } = {},
) {
  return asStaff(await staffAs(role)).update({ collection: kind, id, data: data as never, depth: 0 })
}

/** Runs the jobs that a correction enqueued; returns their number. */
export async function follow(): Promise<number> {
  const { rows } = await pool().query<{ id: string; payload: CorrectedAddress }>(
    `SELECT j.id, p.payload FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p USING (id)
     WHERE j.task_identifier = $1`,
    [FOLLOW_ADDRESS],
  )
  for (const { id, payload } of rows) await followAddress(payload, id)
  return rows.length
}

/** Returns the mails to the family, oldest first. */
export async function familyMails(id: string): Promise<{ kind: string; to: string; text: string }[]> {
  return (await mailsOf(pool(), id)).filter(({ kind }) => !kind.endsWith('-registrar'))
}
