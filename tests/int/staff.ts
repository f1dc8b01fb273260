import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign } from 'payload'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { payload } from './support'

export type StaffUser = Staff & { collection: 'staff' }

/** Returns a member of staff with one role, as requests represent them. Created once per role. */
export async function staffAs(role: StaffRole): Promise<StaffUser> {
  return makeStaff({ email: `${role}.int@example.org`, name: `Test ${role}`, roles: [role] })
}

/**
 * Returns the member of staff with this address, and creates it when missing. Written without the sign-in rules and without a
 * password: hashing and verifying one takes half a second, and has its own tests.
 */
export async function makeStaff(data: Pick<Staff, 'email' | 'name' | 'roles'> & Partial<Staff>): Promise<StaffUser> {
  const cms = await payload()
  const find = () => cms.find({ collection: 'staff', where: { email: { equals: data.email } }, depth: 0 })
  if ((await find()).totalDocs === 0)
    await cms.db.create({ collection: 'staff', data: { ...VALID_CREDENTIALS, ...data } })
  return { ...(await find()).docs[0]!, collection: 'staff' }
}

// Missing credentials would deny a coach all data about children.
const FAR = { endsOn: '2099-12-31T12:00:00.000Z' }
const VALID_CREDENTIALS = { backgroundCheck: FAR, firstAid: FAR, safeSport: FAR }

/** Returns the Cookie header of a new session of this member of staff, or of the one with this role. */
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
