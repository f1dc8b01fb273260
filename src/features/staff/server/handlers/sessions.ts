import * as z from 'zod'
import { privateJson } from '@/server/http/answers'
import { guarded } from '@/server/http/guarded'
import { endSessions, listSessions } from '../sessions'
import { admitAdmin, admitSignedIn } from './admit'

const which = z.union([z.literal('others'), z.uuid()])
const ownSchema = z.strictObject({ session: which })
const allSchema = z.strictObject({ staff: z.uuid() })

/** POST /staff/sessions: ends one of one's own sessions, or all but the current one. */
export const postSessions = guarded({
  name: 'staff-sessions',
  schema: ownSchema,
  admit: admitSignedIn,
  invalid: 'This is no session.',
  async run(staff, { session }) {
    await endSessions(staff, staff.id, session === 'others' ? { allBut: staff._sid ?? null } : { only: session })
    return privateJson({ sessions: await listSessions(staff.id) })
  },
})

/** POST /staff/sessions/all: an admin ends all sessions of a person. */
export const postAllSessions = guarded({
  name: 'staff-all-sessions',
  schema: allSchema,
  admit: admitAdmin,
  invalid: 'There is no such account.',
  async run(admin, { staff }) {
    await endSessions(admin, staff, { allBut: staff === admin.id ? (admin._sid ?? null) : null })
    return privateJson({ sessions: await listSessions(staff) })
  },
})
