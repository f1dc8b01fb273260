import 'server-only'
import { stringify } from 'csv-stringify/sync'
import type pg from 'pg'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { logger } from '@/server/logger'
import { queryLong } from '@/server/database/limits'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { escapeFormula } from '../../rules/export-cells'
import type { Row } from '../../rules/export-columns'
import type { ExportFormat } from '@/lib/export-formats'
import type { ExportPlan } from './plans'
import { makeWorkbook } from './workbook'

/** The number of rows in memory at a time. */
const BATCH = 500
/** PostgreSQL closes the connection if the client stops reading for this long. */
const IDLE_TIMEOUT = '60s'

/**
 * Starts an export: CSV is streamed row by row, a workbook is built in memory. The audit notes are stored before the first byte
 * is sent, and list exactly the exported rows, because both read the same snapshot.
 * @param onEnd called once: at the end, on an error, or when the client disconnects
 */
export async function startExport(
  staff: Staff,
  plan: ExportPlan,
  format: ExportFormat,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  const client = await pool().connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`)
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    await noteExport(rows[0]!.snapshot, staff, plan)
    await client.query(`DECLARE taken NO SCROLL CURSOR FOR ${plan.select}`, plan.values)
  } catch (error) {
    await endExport(client, false)
    throw error
  }
  return format === 'csv' ? toStream(client, plan, onEnd) : toWorkbook(client, plan, onEnd)
}

/** Counts the rows of an export. */
export function countRows(plan: ExportPlan): Promise<number> {
  return transaction((client) => countIn(client, plan))
}

async function countIn(client: pg.PoolClient, { noted, values }: ExportPlan): Promise<number> {
  const { rows } = await queryLong<{ count: number }>(client, `SELECT count(*)::int FROM (${noted}) taken`, values)
  return rows[0]!.count
}

// Audits every exported row, and adds a summary note with their number.
function noteExport(snapshot: string, staff: Staff, plan: ExportPlan): Promise<void> {
  const { kind, remark, isCountedOnly } = plan
  return transaction(async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await client.query(`SET TRANSACTION SNAPSHOT ${client.escapeLiteral(snapshot)}`)
    const count = isCountedOnly ? await countIn(client, plan) : await noteRows(client, staff, plan)
    const detail = [`${count} rows`, remark].filter(Boolean).join(', ')
    const area = isCountedOnly ? 'accounts' : 'families'
    await recordEvent(client, staff, { action: 'exported', area, kind, detail })
  })
}

async function noteRows(client: pg.PoolClient, staff: Staff, { noted, values }: ExportPlan): Promise<number> {
  const mark = (index: number) => `$${values.length + index}`
  const { rowCount } = await queryLong(
    client,
    `INSERT INTO audit_events (actor_id, actor_name, action, kind, entry_id, reference)
     SELECT ${mark(1)}::uuid, ${mark(2)}::text, 'exported', taken.kind, taken.id, taken.reference FROM (${noted}) taken`,
    [...values, staff.id, staff.name],
  )
  return rowCount ?? 0
}

// The workbook is complete before it is sent, so that the connection is free during the download.
async function toWorkbook(client: pg.PoolClient, plan: ExportPlan, onEnd: () => void) {
  const lines: unknown[][] = []
  try {
    for (let batch = await fetchBatch(client, plan); batch.length > 0; batch = await fetchBatch(client, plan))
      lines.push(...batch)
  } catch (error) {
    await endExport(client, false)
    throw error
  }
  await endExport(client, true)
  const file = await makeWorkbook(plan.columns, lines)
  onEnd()
  return file
}

/** Returns the next rows in column order; empty at the end. */
async function fetchBatch(client: pg.PoolClient, { columns, open = (row) => row }: ExportPlan): Promise<unknown[][]> {
  const { rows } = await queryLong<Row>(client, `FETCH ${BATCH} FROM taken`)
  return rows.map(open).map((row) => columns.map(({ read }) => read(row)))
}

function toStream(client: pg.PoolClient, plan: ExportPlan, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOpen = true
  async function end(isWhole: boolean): Promise<void> {
    if (!isOpen) return
    isOpen = false
    onEnd()
    await endExport(client, isWhole)
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // The byte order mark, by which spreadsheets recognize UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${toCsv([plan.columns.map(({ label }) => label)])}`))
    },
    async pull(controller) {
      try {
        const lines = await fetchBatch(client, plan)
        if (lines.length > 0) {
          controller.enqueue(encoder.encode(toCsv(lines.map((cells) => cells.map(escapeFormula)))))
          return
        }
        await end(true)
        controller.close()
      } catch (error) {
        logger.error({ err: error }, 'An export broke off.')
        await end(false)
        controller.error(new Error('The export broke off.'))
      }
    },
    cancel: () => end(false),
  })
}

function toCsv(rows: unknown[][]): string {
  return stringify(rows, { record_delimiter: 'windows' })
}

async function endExport(client: pg.PoolClient, isWhole: boolean): Promise<void> {
  const isBroken = await client.query(isWhole ? 'COMMIT' : 'ROLLBACK').then(
    () => false,
    () => true,
  )
  client.release(isBroken)
}
