import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { findFactorState } from '../server/factors'
import { readSessionStatus, type SignedIn } from '@/server/staff-session'
import { FactorPanel } from './lazy.client'
import { FactorOfOther } from './FactorOfOther.client'

/** On an account's page: one's own second factor, or for admins that of another person. */
export async function SecondFactor({ id, req }: UIFieldServerProps) {
  const viewer = req.user as SignedIn | null
  if (!viewer || !id) return null
  const staff = String(id)
  if (staff === viewer.id) {
    const isMissing = (await readSessionStatus(viewer, req.headers)) === 'limited'
    return <FactorPanel initial={await findFactorState(staff)} isMissing={isMissing} />
  }
  return hasRole(req.user) ? <FactorOfOther key={staff} staff={staff} initial={await findFactorState(staff)} /> : null
}
