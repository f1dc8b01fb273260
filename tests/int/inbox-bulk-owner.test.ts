import { beforeEach, describe, expect, test } from 'vitest'
import * as inbox from '@/features/inbox/server/handlers'
import type { Outcome } from '@/features/entries/rules/outcome'
import { pool } from '@/server/database/pool'
import { assigned, makeRegistration, seen, staffRequest } from './inbox-support'
import { makeStaff, staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function post(action: 'move' | 'undo' | 'assign', body: object) {
  const handlers = { move: inbox.postMove, undo: inbox.postUndo, assign: inbox.postAssign }
  const response = await handlers[action](await staffRequest('registrar', action, body))
  return { status: response.status, answer: (await response.json()) as Outcome }
}

async function owners(ids: string[]): Promise<(string | null)[]> {
  const { rows } = await pool().query<{ owner: string | null }>(
    `SELECT s.name AS owner FROM unnest($1::uuid[]) WITH ORDINALITY asked(id, place)
     JOIN inbox_entries e ON e.entry_id = asked.id LEFT JOIN staff s ON s.id = e.assignee_id ORDER BY place`,
    [ids],
  )
  return rows.map(({ owner }) => owner)
}

/** Creates an unassigned entry, and one of Dario's. */
async function makeTwo() {
  const [me, dario] = [
    await staffAs('registrar'),
    await makeStaff({ email: 'dario@example.org', name: 'Dario Ruiz', roles: ['registrar'] }),
  ]
  const ids = [await makeRegistration(), await makeRegistration()]
  await post('assign', { entries: assigned([ids[1]!]), assignee: dario.id })
  return { me, dario, ids }
}

describe('entries that are moved in bulk', () => {
  test('are assigned to the acting person where unassigned, and an undo restores that', async () => {
    const { me, ids } = await makeTwo()
    await post('move', { status: 'evaluation', entries: seen(ids), assignee: me.id, onlyUnassigned: true })
    expect(await owners(ids)).toEqual([me.name, 'Dario Ruiz'])
    await post('undo', { entries: ids })
    expect(await owners(ids)).toEqual([null, 'Dario Ruiz'])
  })

  test('are all assigned to a colleague, and an undo restores each assignee', async () => {
    const { me, dario, ids } = await makeTwo()
    await post('move', { status: 'evaluation', entries: seen(ids), assignee: me.id })
    expect(await owners(ids)).toEqual([me.name, me.name])
    await post('assign', { entries: assigned([ids[0]!], me.id), assignee: dario.id })
    await post('undo', { entries: ids })
    expect(await owners(ids)).toEqual(['Dario Ruiz', 'Dario Ruiz'])
  })

  test('keep their assignee where none is named', async () => {
    const { ids } = await makeTwo()
    await post('move', { status: 'evaluation', entries: seen(ids) })
    expect(await owners(ids)).toEqual([null, 'Dario Ruiz'])
  })

  test('keep their assignee when they cannot move', async () => {
    const { me, ids } = await makeTwo()
    await pool().query(`UPDATE player_registrations SET revision = revision + 1 WHERE id = $1`, [ids[0]])
    const { answer } = await post('move', { status: 'evaluation', entries: seen(ids), assignee: me.id })
    expect(answer.skipped).toHaveLength(1)
    expect(await owners(ids)).toEqual([null, me.name])
  })

  test('are never assigned to a person who does not work with the inbox', async () => {
    const { ids } = await makeTwo()
    const { id } = await staffAs('editor')
    expect((await post('move', { status: 'evaluation', entries: seen(ids), assignee: id })).status).toBe(404)
    expect(await owners(ids)).toEqual([null, 'Dario Ruiz'])
  })
})
