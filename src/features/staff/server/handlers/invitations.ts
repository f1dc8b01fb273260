import * as z from 'zod'
import { STAFF_ROLES } from '@/lib/roles'
import { staffPasswordProblem } from '@/lib/staff-password'
import { parseWith, fieldMessages } from '@/server/forms/define-form'
import { answerWith, privateJson, refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { knownDeviceCookie } from '@/server/known-device'
import { accept, findInvited, invite, inviteAgain, listInvitations, withdraw } from '../invitations'
import { openStaffSession } from '../sessions'
import type { SignedIn } from '@/server/staff-session'
import { admitAdmin, requireProof } from './admit'

const NAME_MAX = 200
const password = z.string().max(1_000).optional()
const staff = z.uuid('There is no such account.')

const schema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('invite'),
    name: z.string().trim().min(1, 'Type the name of this person.').max(NAME_MAX, 'Type a shorter name.'),
    email: z.string().trim().toLowerCase().pipe(z.email('Type an email address such as kim@example.org.')),
    roles: z.array(z.enum(STAFF_ROLES)).min(1, 'Choose a role.'),
    password,
  }),
  z.strictObject({ action: z.literal('again'), staff, password }),
  z.strictObject({ action: z.literal('withdraw'), staff, password }),
])
const acceptSchema = z.strictObject({ token: z.string().max(200), password: z.string().max(1_000) })

const OVER =
  'This link has expired: it works once, for three days. Ask an admin of the academy to send you a new one, or sign in if you have chosen a password already.'

/** POST /staff/invitations: an admin invites a person to the staff, sends the link again, or withdraws it. */
export const postInvitations = post<SignedIn>({
  name: 'staff-invitations',
  admit: admitAdmin,
  lists: ['roles'],
  async run(body, _request, admin) {
    const parsed = parseWith(schema, body)
    if (!parsed.success)
      return privateJson({ message: 'Please fix the marked fields.', ...fieldMessages(parsed.error) }, 422)
    const { data } = parsed
    const refusal = await requireProof(admin, data.password)
    if (refusal) return refusal
    const result = await act(admin, data)
    return result.ok ? privateJson({ invitations: await listInvitations() }) : answerWith(result)
  },
})

/** POST /staff/invitation: the invited person chooses a password and is signed in. */
export const postInvitation = post({
  name: 'staff-invitation',
  limit: 'staff-mail',
  async run(body, request) {
    const parsed = parseWith(acceptSchema, body)
    const invited = parsed.success ? await findInvited(parsed.data.token) : null
    if (!parsed.success || !invited) return privateJson({ message: OVER, isOver: true }, 410)
    const problem = await staffPasswordProblem(parsed.data.password, invited.email)
    if (problem) return refuse(422, problem)
    const id = await accept(parsed.data.token, parsed.data.password)
    if (!id) return privateJson({ message: OVER, isOver: true }, 410)
    const cookies = [await openStaffSession(id), knownDeviceCookie('staff', request, invited.email)]
    return privateJson({ isIn: true }, 200, { cookies })
  },
})

function act(admin: SignedIn, data: z.infer<typeof schema>) {
  if (data.action === 'again') return inviteAgain(admin, data.staff)
  if (data.action === 'withdraw') return withdraw(admin, data.staff)
  const { name, email, roles } = data
  return invite(admin, { name, email, roles })
}
