import { beforeEach, expect, test } from 'vitest'
import { postAssign, postMove, postTag } from '@/features/inbox/store/handlers'
import type { Outcome } from '@/features/inbox/rules/outcome'
import { INBOX_KIND_KEYS } from '@/features/inbox/rules/kinds'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { heldBy, makeRegistration, staffRequest } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

/** An entry that went into another one, and the one that stands for both. */
async function mergedPair() {
  const [kept, gone] = [await makeRegistration(), await makeRegistration()]
  await pool().query('UPDATE inbox_entries SET merged_into = $1 WHERE entry_id = $2', [kept, gone])
  await pool().query(`UPDATE inbox_entries SET tags = '{sibling}'`)
  return { kept, gone }
}

/** All that is kept of an entry, and how often something was noted about it. */
async function everythingOf(id: string) {
  const { rows } = await pool().query(
    `SELECT to_jsonb(e) AS entry, to_jsonb(r) AS words,
       (SELECT count(*)::int FROM audit_events WHERE entry_id = e.entry_id) AS notes
     FROM inbox_entries e JOIN player_registrations r ON r.id = e.entry_id WHERE e.entry_id = $1`,
    [id],
  )
  return rows[0]
}

type Act = (ids: string[]) => Promise<Response>

const send = async (post: typeof postMove, body: object) => post(await staffRequest('registrar', 'any', body))

const ACTS: [name: string, act: Act][] = [
  ['a move', (ids) => send(postMove, { status: 'in_review', entries: ids.map((id) => ({ id, revision: 1 })) })],
  ['an assignee', async (ids) => send(postAssign, { entries: heldBy(ids), assignee: (await staffAs('registrar')).id })],
  ['a tag', (ids) => send(postTag, { entries: ids, tag: 'call back', isAdded: true })],
  ['a tag taken off', (ids) => send(postTag, { entries: ids, tag: 'sibling', isAdded: false })],
]

test.each(ACTS)('%s for many leaves alone what was merged, says so, and does the rest', async (_name, act) => {
  const { kept, gone } = await mergedPair()
  const before = await everythingOf(gone)
  const answer = await act([gone, kept])
  expect((await answer.json()) as Outcome).toMatchObject({
    changed: [kept],
    skipped: [{ id: gone, person: '', reason: 'It is no longer in the inbox.' }],
  })
  expect(await everythingOf(gone)).toEqual(before)
})

// It would ask nobody whether an entry was merged, moved on or may be touched at all.
test.each(INBOX_KIND_KEYS)('the admin’s own change of many is closed to %s', async (collection) => {
  const change = asStaff(await staffAs('admin')).update({ collection, where: {}, data: { notes: 'Called.' }, depth: 0 })
  await expect(change).rejects.toThrow('disabled bulk edit')
})
