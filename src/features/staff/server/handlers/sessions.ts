import * as z from 'zod'
import { parseWith } from '@/server/forms/define-form'
import { privateJson, refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { endSessions, listSessions } from '../sessions'
import type { SignedIn } from '@/server/staff-session'
import { admitAdmin, admitSignedIn } from './admit'

const which = z.union([z.literal('others'), z.uuid('This is no session.')], 'This is no session.')
const ownSchema = z.strictObject({ session: which })
const allSchema = z.strictObject({ staff: z.uuid('There is no such account.') })

/** POST /staff/sessions: ends one of one's own sessions, or all but the current one. */
export const postSessions = post<SignedIn>({
  name: 'staff-sessions',
  admit: admitSignedIn,
  async run(body, _request, staff) {
    const parsed = parseWith(ownSchema, body)
    if (!parsed.success) return refuse(422, 'This is no session.')
    const { session } = parsed.data
    await endSessions(staff, staff.id, session === 'others' ? { allBut: staff._sid ?? null } : { only: session })
    return privateJson({ sessions: await listSessions(staff.id) })
  },
})

/** POST /staff/sessions/all: an admin ends all sessions of a person. */
export const postAllSessions = post<SignedIn>({
  name: 'staff-all-sessions',
  admit: admitAdmin,
  async run(body, _request, admin) {
    const parsed = parseWith(allSchema, body)
    if (!parsed.success) return refuse(422, 'There is no such account.')
    const { staff } = parsed.data
    await endSessions(admin, staff, { allBut: staff === admin.id ? (admin._sid ?? null) : null })
    return privateJson({ sessions: await listSessions(staff) })
  },
})
