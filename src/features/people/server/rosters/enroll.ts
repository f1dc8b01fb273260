import 'server-only'
import { registrationFlow } from '@/features/registration/rules/flows'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import { changeStatus } from '@/server/entries/change-status'
import type { Refusal } from '@/server/http/answers'
import { asSystem } from '@/server/payload'
import type { EnrollValues } from '../../rules/roster-schema'
import { findRegistration } from './accept-queries'

const CONFLICT = 409 as const

/** Enrolls a roster player before the family has signed, and stores the reason. The family can still sign later. */
export function enrollWithoutPapers(
  staff: Staff,
  { registration: id, reason }: EnrollValues,
): Promise<Result<{ enrolled: true }, Refusal>> {
  return transaction(async (client, join) => {
    const work = await join(await asSystem('A registrar enrolls a player: the handler has checked the role'), {
      staff,
    })
    await client.query('SELECT 1 FROM player_registrations WHERE id = $1 FOR UPDATE', [id])
    const registration = await findRegistration(client, id)
    if (!registration) return refused({ status: 404, message: 'There is no such registration.' })
    if (!registration.enrolment) return refused({ status: CONFLICT, message: 'Accept the player to the roster first.' })
    if (registration.status === 'enrolled') return done({ enrolled: true })
    const data = { withoutPapers: reason }
    await work.payload.update({
      collection: 'enrolments',
      id: registration.enrolment.id,
      data,
      depth: 0,
      req: work.req,
    })
    const entry = { kind: 'player-registrations' as const, id, flow: registrationFlow }
    const changed = await changeStatus(staff, entry, 'enrolled', { force: true, work })
    if (!changed.ok) return refused({ status: CONFLICT, message: changed.error })
    const { reference } = registration
    await recordEvent(client, staff, { action: 'enrolled without papers', kind: entry.kind, entryId: id, reference })
    return done({ enrolled: true })
  })
}
