import 'server-only'
import { randomUUID } from 'node:crypto'
import { APIError, type CollectionSlug, ValidationError } from 'payload'
import { done, refused, type Result } from '@/lib/result'
import { planStatusChange, type Flow, type StatusChange } from '@/lib/status-flow'
import type { PlannedChange } from '@/lib/planned-change'
import type { Staff } from '@/payload-types'
import { recordEvent, type Actor } from '../audit'
import type { Client } from '../database/pool'
import { transaction, type Work } from '../database/transaction'
import { asStaff, asSystem } from '../payload'

/** An entry with what decides about its status. */
export type FlowEntry = { kind: CollectionSlug; id: string; flow: Flow }

export type ChangeOptions = {
  /** The revision that staff saw; without it the newest state is changed. */
  revision?: number
  /** See lib/status-flow.ts. */
  force?: boolean
  /** Fields that staff set with it. */
  data?: object
  /** The names of the fields that a family changed with it, for the audit. */
  fields?: string
  /** The transaction it belongs to. After a refusal that transaction cannot be committed. */
  work?: { client: Client; req?: Work['req'] }
}

/**
 * Changes the status of an entry: the only function that does, beside the admin's own form, whose hook
 * (collections/inbox/apply-status-change.ts) follows the same rules. It checks the flow, counts the revision, and writes
 * history and audit. The due time, the mails that are out of date, the record for an undo and the rule of “Enrolled”
 * follow from triggers (src/database/functions.sql), in the same transaction.
 * @returns refused with one sentence for staff
 * @throws what is no refusal, for example a lost database
 */
export async function changeStatus(
  actor: Staff | Actor,
  entry: FlowEntry,
  to: string,
  options: ChangeOptions = {},
): Promise<Result<undefined>> {
  const change = (work: NonNullable<ChangeOptions['work']>) =>
    isStaff(actor)
      ? changeAsStaff(actor, entry, to, { ...options, work })
      : changeBySql(actor, entry, to, options, work.client)
  if (options.work) return change(options.work)
  return transaction(async (client, join) => {
    const reason = 'Opening a transaction; the status is changed as this member of staff'
    return change(isStaff(actor) ? await join(await asSystem(reason)) : { client })
  })
}

function isStaff(actor: Staff | Actor): actor is Staff {
  return 'roles' in actor
}

// With the rights of this person, and with the hooks of the collection.
async function changeAsStaff(
  staff: Staff,
  { kind, id }: FlowEntry,
  to: string,
  { revision, force = false, data, work }: ChangeOptions,
): Promise<Result<undefined>> {
  const plannedChange: PlannedChange = { entryId: id, to, byName: staff.name, force }
  try {
    await asStaff(staff).update({
      collection: kind,
      id,
      data: { ...data, status: to, ...(revision === undefined ? {} : { revision }) } as never,
      depth: 0,
      context: { plannedChange },
      ...(work?.req ? { req: work.req } : {}),
    })
    return done()
  } catch (error) {
    if (error instanceof ValidationError) return refused(error.data.errors[0]?.message ?? error.message)
    if (error instanceof APIError && error.status < 500) return refused(error.message)
    throw error
  }
}

// Families and visitors have no rights in the back office. The row is locked until the transaction ends.
async function changeBySql(
  actor: Actor,
  { kind, id, flow }: FlowEntry,
  to: string,
  { force, fields = 'status' }: ChangeOptions,
  client: Client,
): Promise<Result<undefined>> {
  const table = kind.replaceAll('-', '_')
  const { rows } = await client.query<{ status: string; reference: string }>(
    `SELECT status::text, reference FROM ${table} WHERE id = $1 FOR UPDATE`,
    [id],
  )
  const [entry] = rows
  if (!entry) return refused('It is no longer there.')
  const planned = planStatusChange(flow, { from: entry.status, to, byName: actor.name, force })
  if (!planned.isDone) return planned
  await client.query(`UPDATE ${table} SET status = $2, revision = revision + 1, updated_at = now() WHERE id = $1`, [
    id,
    to,
  ])
  if (planned.value.from !== to) await addHistory(client, table, id, planned.value)
  await recordEvent(client, actor, { action: 'changed', kind, entryId: id, reference: entry.reference, detail: fields })
  return done()
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
