import 'server-only'
import { registrationFlow } from '@/features/registration/rules/flows'
import { SYSTEM } from '@/server/audit'
import type { Client } from '@/server/database/pool'
import { changeStatus } from '@/server/entries/change-status'

/**
 * Sets the registration of a player with complete papers to “Enrolled”, as the system user.
 * @throws Error when the change is rejected, which also rolls back the stored papers
 */
export async function enrolRegistration(client: Client, id: string): Promise<void> {
  const entry = { kind: 'player-registrations' as const, id, flow: registrationFlow }
  const enrolled = await changeStatus(SYSTEM, entry, 'enrolled', { force: true, work: { client } })
  if (!enrolled.ok) throw new Error(enrolled.error)
}
