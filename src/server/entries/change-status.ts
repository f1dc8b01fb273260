import 'server-only'
import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { done, refused, type Result } from '@/lib/result'
import { planStatusChange, type Flow, type StatusChange } from '@/lib/status-flow'
import type { PlannedChange } from '@/lib/planned-change'
import type { Staff } from '@/payload-types'
import { recordEvent, type Actor } from '../audit'
import type { Client } from '../database/pool'
import { transaction, type Work } from '../database/transaction'
import { asStaff, asSystem } from '../payload'
import { refusalOf } from './refusal'

/** An entry with its status flow. */
export type FlowEntry = { kind: CollectionSlug; id: string; flow: Flow }

export type ChangeOptions = {
  /** The revision that staff saw; without it the latest one is changed. */
  revision?: number
  /** See lib/status-flow.ts. */
  force?: boolean
  /** Fields that staff change in the same step. */
  data?: object
  /** The names of the fields that a family changed in the same step, for the audit. */
  fields?: string
  /** The enclosing transaction. After a refusal it cannot be committed. */
  work?: { client: Client; req?: Work['req'] }
}

/**
 * Changes the status of an entry: the only function that does, besides the admin's own form, whose hook
 * (collections/inbox/apply-status-change.ts) applies the same rules. Checks the flow, increments the revision, and writes
 * history and audit. Triggers (src/database/functions.sql) update the due time, outdated mails, the undo record and the rule of
 * “Enrolled” in the same transaction.
 * @returns refused with a one-sentence message for staff
 * @throws errors other than refusals, for example a lost database connection
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

// With the person's access rights and the collection's hooks.
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
    return refusalOf(error)
  }
}

// Families and visitors have no access to the back office. The row is locked until the transaction ends.
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
  if (!planned.ok) return planned
  await client.query(`UPDATE ${table} SET status = $2, revision = revision + 1, updated_at = now() WHERE id = $1`, [
    id,
    to,
  ])
  if (planned.value.from !== to) await addHistory(client, table, id, planned.value)
  await recordEvent(client, actor, { action: 'changed', kind, entryId: id, reference: entry.reference, detail: fields })
  return done()
}

/** Appends a line to the history of an entry. */
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
