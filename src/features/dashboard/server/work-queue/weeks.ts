import 'server-only'
import { addDaysTo, momentAt, TIME_ZONE, toDay } from '@/lib/dates'
import { pool } from '@/server/database/pool'
import { mondayOf, toWeeks, WEEKS, type Week, type WeekCount } from '@/features/reports/rules/weeks'

/** Counts registrations and tryouts by week of arrival and current status. Spam does not count. */
export async function listRegistrationWeeks(now = new Date()): Promise<Week[]> {
  const today = toDay(now)
  const first = addDaysTo(mondayOf(today), (1 - WEEKS) * 7)
  const { rows } = await pool().query<WeekCount>(
    `SELECT to_char(date_trunc('week', received_at AT TIME ZONE $2), 'YYYY-MM-DD') AS monday, status, count(*)::int AS count
     FROM inbox_entries
     WHERE kind IN ('player-registrations', 'tryout-registrations') AND received_at >= $1
       AND merged_into IS NULL AND status <> 'spam'
     GROUP BY 1, 2`,
    [momentAt(first, '00:00'), TIME_ZONE],
  )
  return toWeeks(rows, today)
}
