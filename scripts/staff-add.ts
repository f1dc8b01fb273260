import config from '@payload-config'
import { getPayload } from 'payload'
import { STAFF_ROLES, type StaffRole } from '../src/lib/roles'

/** Adds one member of staff from the environment that scripts/staff-add.mjs prepared. */
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
// The adapter keeps a client open; without this the process would wait for it.
process.exit(0)
