import type { Payload } from 'payload'
import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { STAFF_ROLES, type StaffRole } from '../collections/access/roles'
import { env } from '../src/server/env'

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 20
const NAMES: Record<StaffRole, string> = {
  admin: 'Dana Reyes',
  editor: 'Elliot Park',
  registrar: 'Kim Moreno',
  coach: 'Chris Okafor',
  treasurer: 'Terry Lind',
}

/**
 * Creates one demo account for each role, with a password made on this machine, and writes the list into a file
 * that only its owner may read. Accounts that exist already keep their password.
 */
export async function seedStaff(payload: Payload): Promise<void> {
  const logins: string[] = []
  for (const role of STAFF_ROLES) {
    const email = `${role}@example.org`
    const { totalDocs } = await payload.count({ collection: 'staff', where: { email: { equals: email } } })
    if (totalDocs > 0) continue
    const password = makePassword()
    await payload.create({ collection: 'staff', data: { name: NAMES[role], email, password, roles: [role] } })
    logins.push(`${role.padEnd(10)} ${email.padEnd(24)} ${password}`)
  }
  if (logins.length > 0) await writeLogins(logins)
}

async function writeLogins(logins: string[]): Promise<void> {
  const folder = path.resolve(env().FULLCOURT_DATA_DIR)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'staff-logins.txt'), `${logins.join('\n')}\n`, { mode: 0o600 })
}

function makePassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
