import 'server-only'
import {
  areValid,
  describeGaps,
  explainClosedAccess,
  credentialStatuses,
  type Credentials,
  type RequiredCredentials,
} from '@/lib/credentials'
import { toDay } from '@/lib/dates'
import { hasRole, mayCoach } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { DEMANDS_FACTOR, HAS_FACTOR } from '@/server/staff-factor'
import { needsAccount, type MemberRole } from '../rules/members'

/** Returns why this staff account has no access to children's data and whom to contact, or null when it has access. */
export async function findClosedNote(staff: Staff): Promise<string | null> {
  const actor = { ...staff, collection: 'staff' }
  if (!hasRole(actor, 'coach') || mayCoach(actor)) return null
  const account = await findAccount(staff.id)
  return account && explainClosedAccess(describeMissing(account))
}

/**
 * Returns why the code of a coach or an admin gives no access to the film room, from the linked staff account: 'SafeSport ended
 * Nov 3'. A code is a single factor, so it gives no access where the account requires two. Returns null when it gives access.
 */
export async function findCodeGaps(role: MemberRole, accountId: string | null): Promise<string | null> {
  if (!needsAccount(role)) return null
  const account = accountId ? await findAccount(accountId) : null
  if (!account?.roles.includes(role)) return `no staff account with the role of ${role} is linked`
  if (account.isSuspended) return 'the staff account is suspended'
  if (account.needsFactor) return 'the staff account needs a second factor, so sign in with it instead of a code'
  return account.roles.includes('admin') ? null : describeMissing(account)
}

type Account = {
  roles: string[]
  isSuspended: boolean
  needsFactor: boolean
  entered: Credentials
  needed: RequiredCredentials
}

async function findAccount(id: string): Promise<Account | null> {
  const { rows } = await pool().query<Account>({ name: 'account-of-coach', text: ACCOUNT, values: [id] })
  return rows[0] ?? null
}

const ACCOUNT = `
  SELECT ARRAY(SELECT r.value::text FROM staff_roles r WHERE r.parent_id = s.id) AS roles,
    coalesce(s.is_suspended, false) AS "isSuspended", ${DEMANDS_FACTOR} OR ${HAS_FACTOR} AS "needsFactor",
    json_build_object('backgroundCheck', json_build_object('endsOn', s.background_check_ends_on),
      'firstAid', json_build_object('endsOn', s.first_aid_ends_on),
      'safeSport', json_build_object('endsOn', s.safe_sport_ends_on)) AS entered,
    json_build_object('backgroundCheck', coalesce(n.background_check, true), 'firstAid', coalesce(n.first_aid, true),
      'safeSport', coalesce(n.safe_sport, true)) AS needed
  FROM staff s LEFT JOIN coach_settings n ON true WHERE s.id = $1 LIMIT 1`

/** Returns the credentials that have expired or were never entered, or null when all are valid. */
function describeMissing({ entered, needed }: Account): string | null {
  const today = toDay(new Date())
  const statuses = credentialStatuses(entered, needed, today)
  return areValid(statuses) ? null : describeGaps(statuses, today)
}
