import type { InboxRow } from './row'

/** A column of the board: a status with its newest entries and the total count. */
export type Column = { status: string; count: number; rows: InboxRow[] }

/** An optimistic move: shown until the server has confirmed it and the new rows have arrived. */
export type PendingMove = { to: string; isStored: boolean }
export type PendingMoves = Readonly<Record<string, PendingMove>>

/** Applies pending moves to the board. A stored move has already incremented the entry's revision. */
export function applyMoves(columns: readonly Column[], moves: PendingMoves): Column[] {
  const moved = columns.flatMap(({ rows }) => rows.filter(({ id, status }) => moves[id] && moves[id].to !== status))
  return columns.map(({ status, count, rows }) => {
    const removed = moved.filter((row) => row.status === status)
    const added = moved.filter(({ id }) => moves[id]!.to === status).map((row) => asMoved(row, moves[row.id]!))
    return {
      status,
      count: count - removed.length + added.length,
      rows: [...added, ...rows.filter((row) => !removed.includes(row))],
    }
  })
}

/** Replaces entries of the board by newer rows. Entries with a pending move are left unchanged. */
export function mergeNewerRows(
  columns: readonly Column[],
  read: ReadonlyMap<string, InboxRow>,
  moves: PendingMoves,
): Column[] {
  const newer = columns.flatMap(({ rows }) => rows.flatMap(({ id }) => (moves[id] ? [] : (read.get(id) ?? []))))
  const byId = new Map(newer.map((row) => [row.id, row]))
  const moved = Object.fromEntries(newer.map(({ id, status }) => [id, { to: status, isStored: true }]))
  return applyMoves(columns, moved).map((column) => ({
    ...column,
    rows: column.rows.map((row) => byId.get(row.id) ?? row),
  }))
}

function asMoved(row: InboxRow, { to, isStored }: PendingMove): InboxRow {
  return { ...row, status: to, revision: row.revision + (isStored ? 1 : 0) }
}
