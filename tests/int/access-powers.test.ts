import { beforeAll, describe, expect, test } from 'vitest'
import { STAFF_ROLES } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { divisionId } from '../support/members'
import { reportCases } from '../support/security-counts'
import { POWERS } from './access-powers'
import { withoutPages } from './access-requests'
import { ACTORS, type Actor } from './access-table'
import { makeStaff, staffCookie } from './staff'
import { freshDatabase } from './support'

freshDatabase()

let count = 0

beforeAll(withoutPages)

/** Returns credentials of a new account with this role, which a test may change. */
async function signIn(actor: Actor): Promise<{ account: string | null; cookie: string }> {
  const role = STAFF_ROLES.find((one) => one === actor)
  if (!role) return { account: null, cookie: 'academy-token=made-up; member=00000000-0000-4000-8000-000000000000' }
  const email = `powers${(count += 1)}.${role}@example.org`
  const divisions = [await divisionId(pool(), '12U')]
  const user = await makeStaff({ email, name: `Powers ${role}`, roles: [role], divisions })
  return { account: user.id, cookie: await staffCookie(user) }
}

describe.each(Object.entries(POWERS))('%s', (_name, { who, prepare, tries, isSet }) => {
  test.each(ACTORS)(
    who.length === 1 ? 'is set by admins only: %s' : 'is set by admins and registrars only: %s',
    async (actor) => {
      for (const attempt of tries) {
        const { account, cookie } = await signIn(actor)
        // An admin gives others their powers; whether they may take their own away has tests of its own.
        const id = await prepare(actor === 'admin' ? null : account)
        expect(await isSet(id)).toBe(false)
        await attempt(cookie, id)
        expect(await isSet(id)).toBe(who.includes(actor))
        reportCases('access matrix, powers', 1)
      }
    },
  )
})
