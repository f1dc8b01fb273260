import type { Payload } from 'payload'
import { STAFF_ROLES, type StaffRole } from '../src/lib/roles'
import { addDaysTo, toDay } from '../src/lib/dates'
import { makePassword, writeLogins } from './logins'
import { findDivisions } from './relations'

const NAMES: Record<StaffRole, string> = {
  admin: 'Dana Reyes',
  editor: 'Elliot Park',
  registrar: 'Kim Moreno',
  coach: 'Chris Okafor',
  treasurer: 'Terry Lind',
}

/** The divisions of the demo coach. */
const COACHED = ['12U', '13U']

/**
 * Creates one demo account for each role with a generated password, and writes the list to a file that only its owner may
 * read. Existing accounts keep their password.
 */
export async function seedStaff(payload: Payload): Promise<void> {
  const logins: string[] = []
  for (const role of STAFF_ROLES) {
    const email = `${role}@example.org`
    const { totalDocs } = await payload.count({ collection: 'staff', where: { email: { equals: email } } })
    if (totalDocs > 0) continue
    const password = makePassword()
    const divisions = role === 'coach' ? await findDivisions(payload, COACHED) : []
    await payload.create({
      collection: 'staff',
      data: {
        name: NAMES[role],
        email,
        password,
        roles: [role],
        divisions,
        ...(role === 'coach' ? inventCredentials() : {}),
      },
    })
    logins.push(`${role.padEnd(10)} ${email.padEnd(24)} ${password}`)
  }
  await writeLogins('staff-logins.txt', logins)
}

/** The credentials of the demo coach, all valid. */
function inventCredentials() {
  const today = toDay(new Date())
  return {
    backgroundCheck: { endsOn: addDaysTo(today, 900), note: 'Clearance card DEMO-0000' },
    firstAid: { endsOn: addDaysTo(today, 400), note: 'Invented for the demo' },
    safeSport: { endsOn: addDaysTo(today, 200), note: 'Invented for the demo' },
  }
}
