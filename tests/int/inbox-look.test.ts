import { beforeEach, describe, expect, test } from 'vitest'
import type { EntryPreview } from '@/features/entries/rules/written'
import { postEntryPreview } from '@/features/inbox/server/handlers'
import { pool } from '@/server/database/pool'
import { makeRegistration, staffRequest } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function look(id: string, role: 'registrar' | 'treasurer' | 'coach' = 'registrar') {
  const response = await postEntryPreview(await staffRequest(role, 'look', { id }))
  return { status: response.status, look: (await response.json()) as EntryPreview }
}

const openings = async (id: string) =>
  (await pool().query(`SELECT actor_name FROM audit_events WHERE action = 'opened' AND entry_id = $1`, [id])).rows

describe('a preview of an entry', () => {
  test('shows the answers by section, and is recorded as an opening', async () => {
    const id = await makeRegistration({ first: 'Ada' })
    const { look: seen } = await look(id)
    expect(seen).toMatchObject({ id, kind: 'player-registrations', status: 'pending' })
    expect(seen.sections.flatMap(({ answers }) => answers)).toContainEqual(
      expect.objectContaining({ name: 'playerFirstName', value: 'Ada' }),
    )
    expect(await openings(id)).toEqual([{ actor_name: 'Test registrar' }])
  })

  test('is denied to staff without access to the kind, and not recorded', async () => {
    const id = await makeRegistration()
    expect((await look(id, 'treasurer')).status).toBe(404)
    expect((await look(id, 'coach')).status).toBe(403)
    expect(await openings(id)).toEqual([])
  })
})
