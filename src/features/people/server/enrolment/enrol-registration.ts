import 'server-only'
import { registrationFlow } from '@/features/registration/rules/flows'
import { SYSTEM } from '@/server/audit'
import type { Client } from '@/server/database/pool'
import { changeStatus } from '@/server/entries/change-status'

/**
 * Moves the registration of a player whose papers are complete to “Enrolled”, by the system.
 * @throws Error when it is refused, so that the papers are not stored either
 */
export async function enrolRegistration(client: Client, id: string): Promise<void> {
  const entry = { kind: 'player-registrations' as const, id, flow: registrationFlow }
  const enrolled = await changeStatus(SYSTEM, entry, 'enrolled', { force: true, work: { client } })
  if (!enrolled.ok) throw new Error(enrolled.error)
}
