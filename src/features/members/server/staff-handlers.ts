import 'server-only'
import * as z from 'zod'
import { findAccess, findSignInState, makeCodeSheet } from './access'
import { formatCode } from './code-text'
import { issueCode, revokeCode } from './codes'
import { endDevices } from './sessions'
import { devicesSchema } from '../rules/devices'
import { needsAccount } from '../rules/members'
import { staffHandler } from '@/features/staff/server/api'
import { formatCount } from '@/lib/counts'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import { privateJson, refuse } from '@/server/http/answers'

const id = z.uuid('This is no member.')

const codesSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('make'), member: id }),
  z.strictObject({ action: z.literal('end'), member: id }),
  z.strictObject({ action: z.literal('sheet'), division: z.uuid('Choose a division.') }),
])

/** POST /staff/codes: issues or ends the code of a member, or issues new codes for a whole division. */
export const postCodes = staffHandler({
  name: 'codes',
  schema: codesSchema,
  roles: ['registrar'],
  run: async (staff, values) => {
    if (values.action === 'sheet') return sheet(staff, values.division)
    const member = await findSignInState(values.member)
    if (!member) return refuse(404, 'There is no such member.')
    if (values.action === 'end') {
      await revokeCode(values.member)
      await noteAccount(staff, 'ended the code', values.member)
      return privateJson({ access: await findAccess(values.member) })
    }
    if (needsAccount(member.role) && !hasRole(staff)) return refuse(403, 'Only an admin makes this code.')
    if (!member.isActive) return refuse(409, 'Switch “May sign in” on and save before you make a code.')
    const code = formatCode(await issueCode(values.member))
    await noteAccount(staff, 'made a code', values.member)
    return privateJson({ code, access: await findAccess(values.member) })
  },
})

/** POST /staff/devices: signs out a member on one device, or on all. */
export const postDevices = staffHandler({
  name: 'devices',
  schema: devicesSchema,
  roles: ['registrar'],
  run: async (staff, { member, device }) => {
    await endDevices(member, device)
    await noteAccount(staff, 'signed a member out', member)
    return privateJson({ access: await findAccess(member) })
  },
})

async function sheet(staff: Staff, divisionId: string): Promise<Response> {
  const made = await makeCodeSheet(divisionId)
  if (made)
    await noteAccount(staff, 'made a code sheet', null, `${made.division}, ${formatCount(made.codes.length, 'code')}`)
  return made ? privateJson(made) : refuse(404, 'There is no such division.')
}

function noteAccount(staff: Staff, action: string, member: string | null, detail?: string): Promise<void> {
  const about = { area: 'accounts', kind: 'members', entryId: member ?? undefined } as const
  return transaction((client) => recordEvent(client, staff, { action, ...about, detail }))
}
