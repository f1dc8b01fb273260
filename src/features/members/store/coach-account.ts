import 'server-only'
import { areHolding, describeGaps, sayClosed, standingsOf, type Credentials, type Needed } from '@/lib/credentials'
import { toDay } from '@/lib/dates'
import { hasRole, mayCoach } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'

/** Why everything about children is closed to whoever uses this staff account, and whom to ask; null when it is not. */
export async function findClosedNote(staff: Staff): Promise<string | null> {
  const actor = { ...staff, collection: 'staff' }
  return hasRole(actor, 'coach') && !mayCoach(actor) ? sayClosed(await findGaps(staff.id)) : null
}

/**
 * What keeps a coach who enters by code from the film room, by the staff account the code stands on: 'SafeSport ended
 * Nov 3'. Null when nothing does.
 * @param accountId null for a coach without an account, of whom nothing is proven
 */
export async function findGaps(accountId: string | null): Promise<string | null> {
  const { rows } = await pool().query<{ entered: Credentials; needed: Needed }>(
    `SELECT json_build_object('backgroundCheck', json_build_object('endsOn', s.background_check_ends_on),
         'firstAid', json_build_object('endsOn', s.first_aid_ends_on),
         'safeSport', json_build_object('endsOn', s.safe_sport_ends_on)) AS entered,
       json_build_object('backgroundCheck', coalesce(n.background_check, true), 'firstAid', coalesce(n.first_aid, true),
         'safeSport', coalesce(n.safe_sport, true)) AS needed
     FROM (SELECT) AS once LEFT JOIN staff s ON s.id = $1 AND s.is_suspended IS NOT TRUE
       AND EXISTS (SELECT FROM staff_roles r WHERE r.parent_id = s.id AND r.value = 'coach')
     LEFT JOIN coach_settings n ON true LIMIT 1`,
    [accountId],
  )
  const { entered, needed } = rows[0]!
  const today = toDay(new Date())
  const standings = standingsOf(entered, needed, today)
  return areHolding(standings) ? null : describeGaps(standings, today)
}
