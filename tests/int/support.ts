import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll } from 'vitest'
import type { StaffRole } from '@collections/access/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/pool'

const PASSWORD = 'a-long-test-passphrase'

/** Payload on the throwaway database. */
export function payload(): Promise<Payload> {
  return getPayload({ config })
}

/** Removes everything families could have sent, and the mails about it. */
export async function clearInbox(): Promise<void> {
  await pool().query(
    'TRUNCATE player_registrations, tryout_registrations, applications, form_entries, mails, rate_limits CASCADE',
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
