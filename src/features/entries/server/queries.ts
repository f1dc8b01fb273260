import 'server-only'
import { createHash } from 'node:crypto'
import type { InboxKind } from '../rules/kinds'
import { toDay } from '@/lib/dates'
import type { Staff } from '@/payload-types'
import type { Scope } from './filter-sql'
import { kindsOf } from './kind-roles'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { hasTrigrams } from '@/server/database/trigrams'
import type { Column } from '../rules/board'
import type { Cursor, InboxFilters } from '../rules/filters'
import { PAGE_SIZE, type InboxRow, type WatchAnswer, type WatchedRow } from '../rules/row'
import { closeSettings, closeStatement, literalStatement, nearStatement } from './search-sql'
import type { SearchWords } from '../rules/search-text'
import {
  BY_INDEX,
  boardCountsStatement,
  boardStatement,
  listStatement,
  openCountsStatement,
  watchStatement,
  type Statement,
} from './list-sql'

/** A page of the list, with the cursors of its neighbors. */
export type InboxPage = { rows: InboxRow[]; older: Cursor | null; newer: Cursor | null }

/** A search result. `isClose`: the rows are only similar to the query; `isCut`: there are more rows than shown. */
export type SearchAnswer = { rows: InboxRow[]; isClose: boolean; isCut: boolean }

export type OpenCounts = { kinds: Partial<Record<InboxKind, number>>; all: number; spam: number }

/** Returns what a person may read of the inbox today; null without access. */
export function findScope(staff: Staff): Scope | null {
  const kinds = kindsOf(staff)
  return kinds.length > 0 ? { kinds, staffId: staff.id, today: toDay(new Date()) } : null
}

/** Returns a page of the entries that match the filters. */
export async function listEntries(filters: InboxFilters, scope: Scope): Promise<InboxPage> {
  const found = await readRows<Row & { cursorAt: string }>(listStatement(filters, scope))
  const isBackwards = filters.cursor?.direction === 'newer'
  const page = found.slice(0, PAGE_SIZE)
  if (isBackwards) page.reverse()
  const hasMore = found.length > PAGE_SIZE
  const cursorOf = (direction: Cursor['direction'], row?: Row & { cursorAt: string }) =>
    row ? { direction, at: row.cursorAt, id: row.id } : null
  return {
    rows: page.map(toRow),
    older: hasMore || isBackwards ? cursorOf('older', page.at(-1)) : null,
    newer: (isBackwards ? hasMore : filters.cursor) ? cursorOf('newer', page[0]) : null,
  }
}

/** Returns the columns of the board of one kind, each with its newest entries. */
export async function listColumns(filters: InboxFilters, scope: Scope): Promise<Column[]> {
  const counts = boardCountsStatement(filters, scope)
  const [found, counted] = await Promise.all([
    readRows<Row>(boardStatement(filters, scope)),
    transaction(async (client) => {
      await client.query(BY_INDEX.text, BY_INDEX.values)
      return client.query<{ status: string; count: number }>(counts.text, counts.values)
    }),
  ])
  const rows = found.map(toRow)
  return counted.rows.map(({ status, count }) => ({ status, count, rows: rows.filter((row) => row.status === status) }))
}

/** Finds entries by name, phone or mail within the filters. The query is neither logged nor stored. */
export async function searchEntries(words: SearchWords, filters: InboxFilters, scope: Scope): Promise<SearchAnswer> {
  const literal = await readRows<Row>(literalStatement(words, filters, scope))
  if (literal.length > 0 || !(await hasTrigrams())) return toAnswer(literal, false)
  const settings = closeSettings(words)
  const { text, values } = closeStatement(words, filters, scope)
  const close = await transaction(async (client) => {
    await client.query(settings.text, settings.values)
    return client.query<Row>(text, values)
  })
  if (close.rows.length > 0) return toAnswer(close.rows, true)
  return toAnswer(await readRows<Row>(nearStatement(words, filters, scope)), true)
}

/** Returns the current entries of a screen, unless they still match its mark. */
export async function readChangedEntries(
  ids: readonly string[],
  seen: string | null,
  scope: Scope,
): Promise<WatchAnswer> {
  const rows = await readRows<Row & Pick<WatchedRow, 'changedBy'>>(watchStatement(ids, scope))
  const now = rows.map((row) => ({ ...toRow(row), changedBy: row.changedBy }))
  const mark = createHash('sha256').update(JSON.stringify(now)).digest('base64url')
  return mark === seen ? { mark } : { mark, rows: now }
}

/** Counts the open entries, for the tabs and the navigation. */
export async function countOpen({ kinds }: Scope): Promise<OpenCounts> {
  const { text, values } = openCountsStatement(kinds)
  const { rows } = await pool().query<{ kind: InboxKind; open: number; spam: number }>(text, values)
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    kinds: Object.fromEntries(rows.map(({ kind, open }) => [kind, open])),
    all: sum(rows.map(({ open }) => open)),
    spam: sum(rows.map(({ spam }) => spam)),
  }
}

type Row = Omit<InboxRow, 'receivedAt' | 'dueAt'> & { receivedAt: Date; dueAt: Date | null }

async function readRows<Found extends Row>(statement: Statement | null): Promise<Found[]> {
  if (!statement) return []
  return (await pool().query<Found>(statement.text, statement.values)).rows
}

function toRow(row: Row): InboxRow {
  return { ...row, receivedAt: row.receivedAt.toISOString(), dueAt: row.dueAt?.toISOString() ?? null }
}

function toAnswer(found: Row[], isClose: boolean): SearchAnswer {
  return { rows: found.slice(0, PAGE_SIZE).map(toRow), isClose, isCut: found.length > PAGE_SIZE }
}
