import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { needsAccount } from '../rules/members'
import { findAccess } from '../server/access'
import { asStaff } from '@/server/payload'
import { MemberAccessPanel } from './lazy.client'

/** Shows the state of the code and the devices on a member's page. Staff who manage members can change them here. */
export async function MemberAccess({ id, req }: UIFieldServerProps) {
  const user = req.user as Staff | null
  if (!user || !id) return <p>Save the member first. Then make the code here.</p>
  const where = { id: { equals: String(id) } }
  const { docs } = await asStaff(user).find({ collection: 'members', where, limit: 1, depth: 0 })
  const member = docs[0]
  if (!member) return null
  const access = await findAccess(member.id)
  const mayChange = needsAccount(member.role) ? hasRole(req.user) : hasRole(req.user, 'registrar')
  return <MemberAccessPanel key={member.id} member={member.id} access={access} mayChange={mayChange} />
}
