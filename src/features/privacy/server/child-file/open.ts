import 'server-only'
import type { DataLine } from '../../rules/child-file'
import type { Erasure } from '../../rules/erasure'
import type { Staff } from '@/payload-types'
import { toDay } from '@/lib/dates'
import { recordEvent } from '@/server/audit'
import { pool } from '@/server/database/pool'
import { findErasureFacts, type ErasureFacts } from '../erasure/about'
import { findErasure } from '../erasure/open'
import { findHold, type LegalHold } from '../retention/holds'
import { findChild, type Child, type ChildRef } from './child'
import { listStoredData } from './held'
import { listMentions, type Mention } from './mentions'
import { childScope, scopeValues } from './scopes'

/** An audit note about a child, without values. */
export type FileNote = {
  id: string
  at: string
  by: string
  action: string
  kind: string | null
  detail: string | null
}

export type OpenedFile = {
  child: Child
  held: DataLine[]
  /** The newest audit notes about openings of the child's records. */
  looked: FileNote[]
  /** The newest audit notes about everything else. */
  done: FileNote[]
  /** The open erasure request. */
  erasure: Erasure | null
  hold: LegalHold | null
  facts: ErasureFacts
  /** Records of others that name the child. */
  mentions: Mention[]
  /** The number of exports that contained data about the child. */
  exports: number
}

const NOTES = 8
const LOOKED = `action LIKE 'opened%'`
const EXPORTED = `action LIKE 'exported%'`

/** Returns the contents of a child's file, and audits who opened it; null if the child does not exist. */
export async function openChildFile(staff: Staff, childRef: ChildRef): Promise<OpenedFile | null> {
  const child = await findChild(childRef)
  if (!child) return null
  const [held, looked, done, erasure, hold, facts, mentions, exports] = await Promise.all([
    listStoredData(child),
    listNotes(child, LOOKED),
    listNotes(child, `NOT (${LOOKED})`),
    findErasure(child),
    findHold(child, toDay(new Date())),
    findErasureFacts(child),
    listMentions(child),
    countExports(child),
  ])
  await recordEvent(pool(), staff, { action: 'opened the file', kind: childRef.kind, entryId: childRef.id })
  return { child, held, looked, done, erasure, hold, facts, mentions, exports }
}

async function listNotes(child: Child, condition: string): Promise<FileNote[]> {
  const { rows } = await pool().query<Omit<FileNote, 'at'> & { at: Date }>(
    `SELECT id, at, actor_name AS by, action, kind, detail FROM audit_events
     WHERE ${childScope('audit_events')} AND ${condition} ORDER BY id DESC LIMIT ${NOTES}`,
    scopeValues(child),
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function countExports(child: Child): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM audit_events WHERE ${childScope('audit_events')} AND ${EXPORTED}`,
    scopeValues(child),
  )
  return rows[0]?.count ?? 0
}
