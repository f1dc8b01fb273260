import 'server-only'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { closedWeekdays } from '@/lib/opening-hours'
import { pool, type Client } from '@/server/database/pool'
import { equalsSecret } from '@/server/secrets'
import { tourKey } from './tour-key'
import type { TourTimes } from '../../rules/slots'

/** A tour as shown by its private link. */
export type Tour = {
  reference: string
  date: string
  slotAt: string | null
  status: string
  /** The number of changes. Calendars use it as the sequence number: the highest is the newest. */
  changes: number
}

/** Returns the offered and the reserved times, uncached, so that a taken time disappears at once. */
export async function readTourTimes(db: Client = pool()): Promise<TourTimes> {
  const { rows } = await db.query(
    `SELECT minutes::int, days_ahead::int AS "daysAhead", notice_hours::int AS "noticeHours", coalesce(place, '') AS place,
       coalesce((SELECT json_agg(json_build_object('weekday', weekday::text::int, 'time', time))
         FROM tour_settings_times WHERE _parent_id = tour_settings.id), '[]') AS weekly,
       coalesce((SELECT json_agg(json_build_object('from', ${day('from')}, 'to', ${day('to')}, 'reason', reason))
         FROM tour_settings_blackouts WHERE _parent_id = tour_settings.id), '[]') AS blackouts
     FROM tour_settings LIMIT 1`,
  )
  const { rows: held } = await db.query<{ at: Date }>(
    `SELECT slot_at AS at FROM tour_requests WHERE slot_at > now() AND status IN ('pending', 'confirmed')`,
  )
  const { rows: hours } = await db.query<{ days: string; times: string }>('SELECT days, times FROM site_settings_hours')
  const settings = (rows[0] as Omit<TourTimes, 'held' | 'closed'> | undefined) ?? NOTHING_OFFERED
  return { ...settings, held: held.map(({ at }) => at.toISOString()), closed: closedWeekdays(hours) }
}

/** Returns the tour of a private link; null for an unknown tour or a wrong key. */
export async function findTour(reference: string, key: string): Promise<Tour | null> {
  if (!REFERENCE_PATTERN.test(reference) || !equalsSecret(key, tourKey(reference))) return null
  const { rows } = await pool().query<Omit<Tour, 'slotAt'> & { slotAt: Date | null }>(
    `SELECT reference, date, slot_at AS "slotAt", status::text,
       (SELECT count(*)::int FROM tour_requests_history WHERE _parent_id = tour_requests.id) AS changes
     FROM tour_requests WHERE reference = $1`,
    [reference],
  )
  const tour = rows[0]
  return tour ? { ...tour, slotAt: tour.slotAt?.toISOString() ?? null } : null
}

/** Returns the number of changes of a tour; see Tour. */
export async function countChanges(db: Client, id: string): Promise<number> {
  const { rows } = await db.query<{ changes: number }>(
    'SELECT count(*)::int AS changes FROM tour_requests_history WHERE _parent_id = $1',
    [id],
  )
  return rows[0]!.changes
}

const NOTHING_OFFERED = { weekly: [], blackouts: [], minutes: 45, daysAhead: 0, noticeHours: 0, place: '' }

// Days are stored as noon in UTC; the database session may use another time zone.
function day(column: string): string {
  return `to_char("${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
}
