import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign } from 'payload'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { payload } from './support'

export type StaffUser = Staff & { collection: 'staff' }

/** A member of staff with one role, as requests carry them. Made once for each role. */
export async function staffAs(role: StaffRole): Promise<StaffUser> {
  return makeStaff({ email: `${role}.int@example.org`, name: `Test ${role}`, roles: [role] })
}

/**
 * A member of staff, made when nobody has this address yet. Written past the sign-in's rules, without a password: making and
 * proving one costs half a second, and is tested where it is meant.
 */
export async function makeStaff(data: Pick<Staff, 'email' | 'name' | 'roles'> & Partial<Staff>): Promise<StaffUser> {
  const cms = await payload()
  const find = () => cms.find({ collection: 'staff', where: { email: { equals: data.email } }, depth: 0 })
  if ((await find()).totalDocs === 0)
    await cms.db.create({ collection: 'staff', data: { ...VALID_CREDENTIALS, ...data } })
  return { ...(await find()).docs[0]!, collection: 'staff' }
}

// What was never entered would close all that is about children to a coach.
const FAR = { endsOn: '2099-12-31T12:00:00.000Z' }
const VALID_CREDENTIALS = { backgroundCheck: FAR, firstAid: FAR, safeSport: FAR }

/** The Cookie header of a new session of this member of staff, or of the one with this role. */
export async function staffCookie(who: StaffRole | StaffUser): Promise<string> {
  const user = typeof who === 'string' ? await staffAs(who) : who
  const cms = await payload()
  const { config } = cms.collections.staff
  const sid = randomUUID()
  await pool().query(
    `INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
     VALUES (1, $1, $2, now(), now() + interval '1 hour')`,
    [user.id, sid],
  )
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user })
  const { tokenExpiration } = config.auth
  const { token } = await jwtSign({ fieldsToSign, secret: cms.secret, tokenExpiration })
  return `${cms.config.cookiePrefix}-token=${token}`
}
