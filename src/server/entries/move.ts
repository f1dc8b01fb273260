import 'server-only'
import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { done, refused, type Result } from '@/lib/result'
import { move, type Flow, type StatusChange } from '@/lib/status-flow'
import { recordEvent, type Actor } from '../audit'
import type { Client } from '../database/pool'

type Move = {
  kind: CollectionSlug
  table: string
  id: string
  flow: Flow
  to: string
  by: Actor
  /** See lib/status-flow.ts. */
  isBeyondFlow?: boolean
  /** The fields that changed with it, for the audit. */
  fields?: string
}

/**
 * Moves the status of an entry for somebody who is no staff, and leaves what staff would leave: the entry counts one
 * change more, so that nobody who has it open decides about what they never saw, and history and audit say who it was.
 * By when an answer is due follows from the status by a trigger. The row is held until the transaction ends.
 */
export async function moveStatus(
  client: Client,
  { kind, table, id, flow, to, by, isBeyondFlow, fields = 'status' }: Move,
): Promise<Result<StatusChange>> {
  const { rows } = await client.query<{ status: string; reference: string }>(
    `SELECT status::text, reference FROM ${table} WHERE id = $1 FOR UPDATE`,
    [id],
  )
  const [entry] = rows
  if (!entry) return refused('It is no longer there.')
  const moved = move(flow, { from: entry.status, to, byName: by.name, isBeyondFlow })
  if (!moved.isDone) return moved
  await client.query(`UPDATE ${table} SET status = $2, revision = revision + 1, updated_at = now() WHERE id = $1`, [
    id,
    to,
  ])
  if (moved.value.from !== to) await addHistory(client, table, id, moved.value)
  await recordEvent(client, by, { action: 'changed', kind, entryId: id, reference: entry.reference, detail: fields })
  return done(moved.value)
}

/** Adds the newest line to the history of an entry. */
export async function addHistory(
  client: Client,
  table: string,
  id: string,
  { from, to, at, byName }: StatusChange,
): Promise<void> {
  await client.query(
    `INSERT INTO ${table}_history (id, _parent_id, _order, "from", "to", at, by_name)
     SELECT $2, $1, coalesce(max(_order), 0) + 1, $3, $4, $5, $6 FROM ${table}_history WHERE _parent_id = $1`,
    [id, randomUUID(), from, to, at, byName],
  )
}
