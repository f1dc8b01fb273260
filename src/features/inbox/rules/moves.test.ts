import { describe, expect, test } from 'vitest'
import { applyMoves, mergeNewerRows, type Column } from '@/features/entries/rules/board'
import { listCommonMoves } from './common-moves'
import { summarize } from '@/features/entries/rules/outcome'
import type { InboxRow } from '@/features/entries/rules/row'

const card = (id: string, status: string) =>
  ({ id, status, kind: 'player-registrations', revision: 3 }) as unknown as InboxRow

const COLUMNS: Column[] = [
  { status: 'pending', count: 7, rows: [card('a', 'pending'), card('b', 'pending')] },
  { status: 'in_review', count: 1, rows: [card('c', 'in_review')] },
]

describe('a board with pending moves', () => {
  const ids = (columns: Column[]) => columns.map(({ count, rows }) => [count, rows.map(({ id }) => id).join('')])

  test('shows a moved card at the top of its new column, and counts it there', () => {
    const board = applyMoves(COLUMNS, { b: { to: 'in_review', isStored: false } })
    expect(ids(board)).toEqual([
      [6, 'a'],
      [2, 'bc'],
    ])
    expect(board[1]?.rows[0]).toMatchObject({ status: 'in_review', revision: 3 })
  })

  test('increments the revision after a stored move, for the next one', () => {
    expect(applyMoves(COLUMNS, { b: { to: 'in_review', isStored: true } })[1]?.rows[0]?.revision).toBe(4)
  })

  test('shows a move by a colleague, unless the card has a pending move', () => {
    const read = new Map([['b', { ...card('b', 'in_review'), assignee: 'Lou' }]])
    const board = mergeNewerRows(COLUMNS, read, {})
    expect(ids(board)).toEqual([
      [6, 'a'],
      [2, 'bc'],
    ])
    expect(board[1]?.rows[0]).toMatchObject({ assignee: 'Lou', revision: 3 })
    expect(mergeNewerRows(COLUMNS, read, { b: { to: 'pending', isStored: false } })).toEqual(COLUMNS)
  })

  test('ignores moves of cards that are already there or were removed', () => {
    const moves = { c: { to: 'in_review', isStored: true }, x: { to: 'pending', isStored: false } }
    expect(applyMoves(COLUMNS, moves)).toEqual(COLUMNS)
  })
})

test('offers every status that one of several entries may take, the most common first', () => {
  const moves = listCommonMoves([
    { kind: 'player-registrations', status: 'in_review' },
    { kind: 'player-registrations', status: 'evaluation' },
    { kind: 'form-entries', status: 'pending' },
  ])
  expect(moves[0]).toEqual({ status: 'accepted', label: 'Accepted', count: 2 })
  expect(moves.map(({ status }) => status)).toContain('answered')
  expect(moves.map(({ status }) => status)).not.toContain('enrolled')
})

test.each([
  [18, 0, '18 changed.'],
  [18, 2, '18 changed, 2 skipped because:'],
  [0, 1, 'Nothing changed, 1 skipped because:'],
])('summarizes %i changed and %i skipped as %j', (changed, skipped, sentence) => {
  const reasons = Array.from({ length: skipped }, () => ({ id: 'x', person: 'Ada Sample', reason: 'It is gone.' }))
  expect(summarize({ changed: Array.from({ length: changed }, String), skipped: reasons })).toBe(sentence)
})
