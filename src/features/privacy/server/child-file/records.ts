import 'server-only'
import type { Client } from '@/server/database/pool'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import { decryptRow } from '@/server/encryption/rows'
import { dataMap } from '../../rules/data-map/data-map'
import type { DataRow } from '../../rules/data-map/row'
import type { ChildRecord, FileRow } from '../../rules/child-export/file'
import { isExported } from '../../rules/child-export/labels'
import type { ChildIds } from './child'
import { countsAnswers } from './held'
import { childScope, scopeValues } from './scopes'

const OWNER = 'encrypted for'

/** The secret part of a private link. A reader of the file must not be able to use the link. */
const PRIVATE_LINK = /(?<=https?:\/\/\S*[/=])[\w-]{40,}/g

/** The names of content ids, such as the title of a film, which parents understand. */
const NAMES: Readonly<Record<string, string>> = {
  film_id: 'SELECT title FROM films WHERE id = held.film_id',
  quiz_id: 'SELECT title FROM quizzes WHERE id = held.quiz_id',
  question_id: 'SELECT question FROM quizzes_questions WHERE id = held.question_id',
  option_id: 'SELECT text FROM quizzes_questions_options WHERE id = held.option_id',
  divisions_id: 'SELECT key::text FROM divisions WHERE id = held.divisions_id',
  assignee_id: 'SELECT name FROM staff WHERE id = held.assignee_id',
  tryout_day_id: `SELECT concat_ws(', ', title, to_char(day AT TIME ZONE 'UTC', 'Mon FMDD, YYYY')) FROM tryout_days
    WHERE id = held.tryout_day_id`,
}

/** The records of a child and the number of omitted keys, read by one client in one snapshot. */
export type ReadRecords = { rows: FileRow[]; keys: number }

/** Reads all data about a child with its values; of secrets only their count. */
export async function readRecords(client: Client, ids: ChildIds): Promise<ReadRecords> {
  const rows: FileRow[] = []
  let keys = 0
  for (const row of dataMap.filter(({ table }) => childScope(table))) {
    const records = await listRecords(client, row, ids)
    const exported = records.map((record) => pick(record, isExported)).filter(hasAnswers)
    keys += countsAnswers(row.table) ? sum(records.map((record) => countAnswers(pick(record, isKey)))) : 0
    const count = countsAnswers(row.table) ? sum(exported.map(countAnswers)) : exported.length
    rows.push({ ...row, count, records: row.class === 'secret' ? [] : exported.map(readRecord) })
  }
  return { rows, keys }
}

async function listRecords(client: Client, { table, columns }: DataRow, ids: ChildIds): Promise<ChildRecord[]> {
  const values = columns.map((column) => {
    const name = NAMES[column]
    return name ? `coalesce((${name}), held."${column}"::text) AS "${column}"` : `held."${column}"`
  })
  const { rows } = await client.query<{ record: ChildRecord }>(
    `SELECT to_json(told) AS record FROM (
       SELECT ${[...values, ...ownerOf(table)].join(', ')} FROM ${table} held WHERE ${childScope(table)}
       ORDER BY coalesce(to_jsonb(held) ->> 'at', to_jsonb(held) ->> 'created_at')) told`,
    scopeValues(ids),
  )
  return rows.map(({ record }) => decryptRecord(table, record))
}

function pick(record: ChildRecord, isWanted: (column: string) => boolean): ChildRecord {
  return Object.fromEntries(Object.entries(record).filter(([column]) => isWanted(column)))
}

function isKey(column: string): boolean {
  return !isExported(column)
}

function hasAnswers(record: ChildRecord): boolean {
  return countAnswers(record) > 0
}

function countAnswers(record: ChildRecord): number {
  return Object.values(record).filter((value) => value !== null && value !== '').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0)
}

/** Removes private links from a row. Every value of an export passes through here. */
function readRecord(row: ChildRecord): ChildRecord {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readValue(value)]))
}

function readValue(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(PRIVATE_LINK, '(private link, left out)') : value
}

/**
 * Returns the SQL of the row key with which a table's values are encrypted. The table's alias must be `held`. Empty for tables
 * without encrypted columns.
 */
function ownerOf(table: string): string[] {
  const encrypted = ENCRYPTED_COLUMNS.find((column) => column.table === table)
  return encrypted ? [`(${encrypted.row.replaceAll(`${table}.`, 'held.')})::text AS "${OWNER}"`] : []
}

/** Decrypts the encrypted values of a record. */
function decryptRecord(table: string, { [OWNER]: owner, ...record }: ChildRecord): ChildRecord {
  return decryptRow(table, String(owner), record)
}
