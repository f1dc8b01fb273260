import 'server-only'
import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { env } from '@/server/env'
import { pool, type Client } from '@/server/database/pool'

const ids = z.array(z.uuid())
const lineSchema = z.object({ id: z.uuid(), entries: ids, players: ids, enrolments: ids, members: ids })

type Line = z.infer<typeof lineSchema>

/**
 * Appends an erased child's ids to a file outside the database: a restored backup would bring the child back without a record
 * of the erasure. Runs inside the erasing transaction, so that nothing is erased if the file cannot be written.
 */
export async function appendErasureLedger(client: Client, erasure: string): Promise<void> {
  const { rows } = await client.query<Line>(
    'SELECT id, entries, players, enrolments, members FROM erasures WHERE id = $1',
    [erasure],
  )
  await appendFile(ledgerFile(), `${JSON.stringify(rows[0])}\n`, { mode: 0o600 })
}

/** Whether any record of an erased child exists. */
const IS_BACK = `EXISTS (SELECT FROM players WHERE id = ANY (players)) OR EXISTS (SELECT FROM members WHERE id = ANY (members))
  OR EXISTS (SELECT FROM enrolments WHERE id = ANY (enrolments))
  OR EXISTS (SELECT FROM inbox_entries WHERE entry_id = ANY (entries))`

/**
 * Schedules the erasure again for children that a restored backup brought back.
 * @returns the number of such children
 */
export async function eraseAgain(): Promise<number> {
  const lines = await readLedger()
  const { rowCount } = await pool().query(
    `INSERT INTO erasures (id, entries, players, enrolments, members, asked_by_name, due_at, agreed_by_name, agreed_at, erases_at)
     SELECT id, entries, players, enrolments, members, 'a restored backup', now(), 'a restored backup', now(), now()
     FROM jsonb_to_recordset($1) AS line (id uuid, entries uuid[], players uuid[], enrolments uuid[], members uuid[])
     WHERE ${IS_BACK}
     ON CONFLICT (id) DO UPDATE SET erases_at = now(), taken_back_at = NULL, erased_at = NULL`,
    [JSON.stringify(lines)],
  )
  return rowCount ?? 0
}

async function readLedger(): Promise<Line[]> {
  const text = await readFile(ledgerFile(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  // A line truncated by a crash belongs to a transaction that was not committed.
  return text.split('\n').flatMap((line) => lineSchema.safeParse(parse(line)).data ?? [])
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function ledgerFile(): string {
  return path.resolve(env().FULLCOURT_DATA_DIR, 'erased.jsonl')
}
