import type { InboxRow } from './row'

/** A column of the board: a status with its newest entries, and how many there are in all. */
export type Column = { status: string; count: number; rows: InboxRow[] }

/** A move that is shown before the server has said what became of it, or before its word has arrived here. */
export type PendingMove = { to: string; isStored: boolean }
export type PendingMoves = Readonly<Record<string, PendingMove>>

/** The board as it will be once these moves are done. A stored one has counted as a change already. */
export function applyMoves(columns: readonly Column[], moves: PendingMoves): Column[] {
  const moved = columns.flatMap(({ rows }) => rows.filter(({ id, status }) => moves[id] && moves[id].to !== status))
  return columns.map(({ status, count, rows }) => {
    const gone = moved.filter((row) => row.status === status)
    const come = moved.filter(({ id }) => moves[id]!.to === status).map((row) => asMoved(row, moves[row.id]!))
    return {
      status,
      count: count - gone.length + come.length,
      rows: [...come, ...rows.filter((row) => !gone.includes(row))],
    }
  })
}

/** The board with what was read since of its entries. Those with a move of their own are left to it. */
export function showNewer(
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
