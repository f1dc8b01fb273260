import { beforeEach, describe, expect, test } from 'vitest'
import { postMove } from '@/features/inbox/server/handlers'
import { moveEntry } from '@/features/entries/server/move'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { findPendingUndo } from '@/features/entries/server/undo/pending'
import { undoMove } from '@/features/entries/server/undo/undo'
import type { StaffRole } from '@/lib/roles'
import { pool } from '@/server/database/pool'
import { ANSWER, makeDue, answerOf } from '../support/status-mails'
import { makeOther, makeRegistration, makeText, seen, staffRequest } from './inbox-support'
import { makeStaff, staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

const KIND = 'player-registrations'

freshDatabase()
beforeEach(clearInbox)

/** Returns what a role can undo now: the ids of the entries. */
async function pendingOf(role: StaffRole = 'registrar'): Promise<string[] | null> {
  const pending = await findPendingUndo(await staffAs(role))
  return pending && pending.changes.map(({ id }) => id)
}

async function move(status: string, ids: string[], isMailed = false): Promise<void> {
  const response = await postMove(await staffRequest('registrar', 'move', { status, isMailed, entries: seen(ids) }))
  expect(response.status).toBe(200)
}

async function ageLastChange(id: string): Promise<void> {
  await pool().query(
    `UPDATE inbox_entries SET last_change = last_change || jsonb_build_object('at', now() - interval '11 minutes')
     WHERE entry_id = $1`,
    [id],
  )
}

describe('the pending undo', () => {
  test('is empty at first, then the newest change, with its mail and until it is sent', async () => {
    const [first, second] = [await makeRegistration({ first: 'Ada' }), await makeRegistration({ first: 'Bea' })]
    await makeText({ status: 'declined', body: 'Thank you, {player}.' })
    expect(await pendingOf()).toBeNull()
    await move('in_review', [first])
    await move('declined', [second], true)
    const pending = await findPendingUndo(await staffAs('registrar'))
    expect(pending?.changes).toMatchObject([{ id: second, to: 'declined', mail: { subject: 'News' } }])
    expect(pending!.changes[0]!.person).toContain('Bea')
    const { rows } = await pool().query<{ at: Date }>('SELECT send_at AS at FROM mails WHERE entry_id = $1', [second])
    expect(pending?.until).toBe(rows[0]!.at.toISOString())
  })

  test('covers everything that was changed in bulk', async () => {
    const ids = [await makeRegistration(), await makeRegistration(), await makeRegistration()]
    await move('evaluation', ids)
    expect((await pendingOf())?.toSorted()).toEqual(ids.toSorted())
  })

  test('is a mail alone where the status stayed, until it has been sent', async () => {
    const id = await makeRegistration()
    const registrar = await staffAs('registrar')
    await answerEntry(registrar, { kind: KIND, id, status: 'in_review', mail: ANSWER })
    await ageLastChange(id)
    const { id: mail } = await answerOf(pool(), id)
    await pool().query(`UPDATE mails SET kind = 'answer-pending' WHERE id = $1`, [mail])
    expect((await findPendingUndo(registrar))?.changes).toMatchObject([{ id, to: null, mail: { id: mail } }])
    await makeDue(pool(), mail)
    expect(await pendingOf()).toBeNull()
  })

  test('ends with its time, with Undo itself, and with a later change by a colleague', async () => {
    const [late, undone, moved] = [await makeRegistration(), await makeRegistration(), await makeRegistration()]
    await move('evaluation', [late, undone, moved])
    await ageLastChange(late)
    await undoMove(await staffAs('registrar'), { kind: KIND, id: undone })
    const admin = await staffAs('admin')
    expect((await moveEntry(admin, { kind: KIND, id: moved, status: 'waitlisted' })).ok).toBe(true)
    expect(await pendingOf()).toBeNull()
  })

  test('covers only the person’s own changes, of the kinds that they may access', async () => {
    await move('evaluation', [await makeRegistration()])
    const colleague = await makeStaff({ email: 'colleague.int@example.org', name: 'Colleague', roles: ['registrar'] })
    expect(await findPendingUndo(colleague)).toBeNull()
    for (const role of ['admin', 'coach', 'editor', 'treasurer'] as const) expect(await pendingOf(role)).toBeNull()
    const sponsor = await makeOther('sponsor', 'Pat Giver')
    const both = await makeStaff({ email: 'both.int@example.org', name: 'Both', roles: ['registrar', 'treasurer'] })
    await answerEntry(both, { kind: 'sponsor-inquiries', id: sponsor, status: 'contacted', mail: null, revision: 1 })
    expect((await findPendingUndo(both))?.changes).toMatchObject([{ id: sponsor }])
    expect(await findPendingUndo({ ...both, roles: ['coach'] })).toBeNull()
  })
})
