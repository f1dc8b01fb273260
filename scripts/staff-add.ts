import config from '@payload-config'
import { getPayload } from 'payload'
import { STAFF_ROLES, type StaffRole } from '../src/lib/roles'

/** Adds a member of staff from the environment variables set by scripts/staff-add.mjs. */
async function addStaff(): Promise<void> {
  const { STAFF_EMAIL = '', STAFF_NAME = '', STAFF_ROLE = '', STAFF_PASSWORD = '' } = process.env
  if (!isRole(STAFF_ROLE)) throw new Error(`The role must be one of: ${STAFF_ROLES.join(', ')}.`)
  const payload = await getPayload({ config })
  await payload.create({
    collection: 'staff',
    data: { email: STAFF_EMAIL, name: STAFF_NAME, roles: [STAFF_ROLE], password: STAFF_PASSWORD },
  })
  await payload.destroy()
}

function isRole(value: string): value is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(value)
}

try {
  await addStaff()
} catch (error) {
  const messages = (error as { data?: { errors?: { message: string }[] } }).data?.errors?.map(({ message }) => message)
  console.error(messages?.join(' ') ?? (error as Error).message)
  process.exit(1)
}
// The adapter leaves a connection open, which would keep the process running.
process.exit(0)
