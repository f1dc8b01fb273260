import 'server-only'
import { toDay } from '@/lib/dates'
import { pool } from '@/server/database/pool'
import { firstPlaceDay, TEST_TAG, type StepFigures } from '../../rules/figures'
import type { InboxKind } from '../../rules/kinds'
import type { Narrowing } from '../../rules/narrowing'
import { binder, narrowedTo, type Scope } from '../filter-sql'

/** What became of tryouts and of places, from the day on that it is counted. */
export type PlaceFigures = { since: string; tryouts: StepFigures; places: StepFigures }

/**
 * Counts how many tryouts led to a place, and how many places to an enrolled player. Each number is counted as the list
 * of the inbox finds it, without tests of staff.
 */
export async function findPlaceFigures(scope: Scope, now = new Date()): Promise<PlaceFigures> {
  const since = firstPlaceDay(toDay(now))
  const count = (kind: InboxKind, rest: Narrowing) => countEntries({ kind, since, ...rest }, scope)
  const [tryouts, offered, places, enrolled] = await Promise.all([
    count('tryout-registrations', {}),
    count('tryout-registrations', { offered: '1' }),
    count('player-registrations', { offered: '1' }),
    count('player-registrations', { status: 'enrolled' }),
  ])
  return { since, tryouts: { from: tryouts, to: offered }, places: { from: places, to: enrolled } }
}

async function countEntries(narrowing: Narrowing, scope: Scope): Promise<number> {
  const { values, bind } = binder()
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM inbox_entries
     WHERE ${narrowedTo(narrowing, scope, bind)} AND NOT tags @> ARRAY[${bind(TEST_TAG)}]`,
    values,
  )
  return rows[0]!.count
}
