import 'server-only'
import { toDay } from '@/lib/dates'
import { firstPlaceDay, TEST_TAG, type StepFigures } from '../../rules/figures'
import { queryPlainly } from './query-plainly'
import { binder, inboxWhere, WAS_OFFERED, type Scope } from '@/features/entries/server/api'

/** The outcome of tryouts and offered places since a day. */
export type PlaceFigures = { since: string; tryouts: StepFigures; places: StepFigures }

type Row = { tryouts: number; accepted: number; places: number; enrolled: number }

/**
 * Counts how many tryouts led to a place, and how many places to an enrolled player. Each number equals the length of its inbox
 * list, without tests by staff.
 */
export async function findPlaceFigures(scope: Scope, now = new Date()): Promise<PlaceFigures> {
  const since = firstPlaceDay(toDay(now))
  const { values, bind } = binder()
  const kinds = scope.kinds.filter((kind) => kind === 'tryout-registrations' || kind === 'player-registrations')
  const isTryout = `kind = 'tryout-registrations'`
  const rows = await queryPlainly<Row>(
    `SELECT count(*) FILTER (WHERE ${isTryout})::int AS tryouts,
       count(*) FILTER (WHERE ${isTryout} AND ${WAS_OFFERED})::int AS accepted,
       count(*) FILTER (WHERE NOT ${isTryout} AND ${WAS_OFFERED})::int AS places,
       count(*) FILTER (WHERE NOT ${isTryout} AND status = 'enrolled')::int AS enrolled
     FROM inbox_entries WHERE ${inboxWhere({ since }, { ...scope, kinds }, bind)} AND NOT tags @> ARRAY[${bind(TEST_TAG)}]`,
    values,
  )
  const { tryouts, accepted, places, enrolled } = rows[0]!
  return { since, tryouts: { from: tryouts, to: accepted }, places: { from: places, to: enrolled } }
}
