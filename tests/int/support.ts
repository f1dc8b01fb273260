import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll } from 'vitest'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/pool'

/** The password of every member of staff that tests make. */
export const PASSWORD = 'a-long-test-passphrase'

/** Payload on the throwaway database. */
export function payload(): Promise<Payload> {
  return getPayload({ config })
}

/** Removes everything families could have sent, and the mails about it. */
export async function clearInbox(): Promise<void> {
  await pool().query(
    `TRUNCATE player_registrations, tryout_registrations, applications, form_entries, pledges, sponsor_inquiries,
       tour_requests, inbox_entries, registration_edits, family_links, mails, rate_limits CASCADE`,
  )
  await pool().query('DELETE FROM graphile_worker._private_jobs')
}

/** A member of staff with one role, as requests carry them. Made once for each role. */
export async function staffAs(role: StaffRole): Promise<Staff & { collection: 'staff' }> {
  const cms = await payload()
  const email = `${role}.int@example.org`
  const { docs } = await cms.find({ collection: 'staff', where: { email: { equals: email } } })
  const account =
    docs[0] ??
    (await cms.create({
      collection: 'staff',
      data: { email, name: `Test ${role}`, password: PASSWORD, roles: [role] },
    }))
  return { ...account, collection: 'staff' }
}

/** The Cookie header of a member of staff who is signed in to the admin. */
export async function staffCookie(role: StaffRole): Promise<string> {
  const { email } = await staffAs(role)
  const { token } = await (await payload()).login({ collection: 'staff', data: { email, password: PASSWORD } })
  return `academy-token=${token}`
}

/** How many rows a table has. */
export async function countRows(table: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0]!.count
}

/** Ends the connections of a test file. */
export function closeAfterTests(): void {
  afterAll(async () => {
    const cms = await payload()
    await cms.destroy()
  })
}
