import 'server-only'
import type { RequestContext } from 'payload'
import { formatCount } from '@/lib/counts'
import type { DryRun, Imported } from '@/lib/imports'
import { done, refused, type Result } from '@/lib/result'
import type { Player, Staff } from '@/payload-types'
import { pool, type Client } from '@/server/database/pool'
import { transaction, type Work } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { auditImport } from '@/server/imports'
import { asSystem } from '@/server/payload'
import {
  IMPORT_FIELDS,
  explainMissing,
  readCells,
  readColumns,
  type ImportColumn,
} from '../../rules/roster-import/columns'
import type { ImportValues } from '../../rules/roster-import/schema'
import type { ImportedPlayer } from '../../rules/roster-import/values'
import { toDay } from '@/lib/dates'
import { readCsv } from '@/server/read-csv'
import { evaluateLines, type EvaluatedLines, type KnownPlayer } from '../../rules/roster-import/row-outcomes'
import { listOwnSquads } from '../own-squads'

const CHANGED = 'The roster has changed since you checked the file. Check it again.'

/** Returns the outcome for each line of a file. Stores nothing. */
export async function checkImport(staff: Staff, values: ImportValues): Promise<Result<DryRun, Refusal>> {
  const evaluated = await evaluateFile(pool(), staff, values)
  if (!evaluated.ok) return evaluated
  const { columns, outcomes } = evaluated.value
  return done({
    columns: columns.map(({ header, field }) => ({ header, label: field && IMPORT_FIELDS[field] })),
    outcomes,
  })
}

/**
 * Adds the players of a file to a squad in one transaction: exactly those of the dry run, or none if the roster has changed
 * since. Their names are not published before their families consent.
 */
export function importPlayers(
  staff: Staff,
  values: ImportValues,
  context?: RequestContext,
): Promise<Result<Imported, Refusal>> {
  const { division, lines = [] } = values
  return transaction(async (client, join) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('roster-import'))`)
    const evaluated = await evaluateFile(client, staff, values)
    if (!evaluated.ok) return evaluated
    const { players } = evaluated.value
    if (players.map(({ line }) => line).join() !== lines.join()) return refused({ status: 409, message: CHANGED })
    const work = await join(await asSystem('Staff add players to a squad that was checked here'), { staff, context })
    let order = await findLastOrder(client)
    for (const { line: _line, ...player } of players) {
      order += 10
      await createPlayer(work, { ...player, division, order })
    }
    const detail = `${division}: ${formatCount(players.length, 'player')}`
    return done({ id: await auditImport(client, staff, { kind: 'players', detail }), count: players.length })
  })
}

async function findLastOrder(client: Client): Promise<number> {
  const { rows } = await client.query<{ order: number }>(
    `SELECT coalesce(max("order"), 0)::int AS "order" FROM players`,
  )
  return rows[0]!.order
}

type NewPlayer = ImportedPlayer & Pick<Player, 'division' | 'order'>

function createPlayer({ payload, req }: Work, player: NewPlayer): Promise<Player> {
  const data = { ...player, publication: 'hidden' } as Omit<Player, 'id' | 'createdAt' | 'updatedAt'>
  return payload.create({ collection: 'players', data, depth: 0, overrideAccess: false, user: req.user, req })
}

type EvaluatedFile = EvaluatedLines & { columns: ImportColumn[] }

/** Parses a file and classifies each of its lines, without storing anything. */
async function evaluateFile(
  client: Client,
  staff: Staff,
  { division, text }: Pick<ImportValues, 'division' | 'text'>,
): Promise<Result<EvaluatedFile, Refusal>> {
  const squads = await listOwnSquads(staff)
  if (!squads.includes(division)) return refused({ status: 403, message: `${division} is not a squad of yours.` })
  const table = readCsv(text)
  if (!table.ok) return refused({ status: 422, message: table.error })
  const columns = readColumns(table.value.header)
  const missing = explainMissing(columns)
  if (missing) return refused({ status: 422, message: missing })
  const lines = table.value.rows.map(({ line, cells }) => ({ line, cells: readCells(columns, cells) }))
  return done({ columns, ...evaluateLines(lines, await listKnown(client), division, toDay(new Date())) })
}

// Includes players of other squads and in the trash, so that the same child is never added twice.
async function listKnown(client: Client): Promise<KnownPlayer[]> {
  const { rows } = await client.query<KnownPlayer>(
    `SELECT first_name AS "firstName", last_name AS "lastName", division::text, number, deleted_at IS NOT NULL AS "hasLeft"
     FROM players ORDER BY deleted_at IS NULL`,
  )
  return rows
}
