import { beforeEach, expect, test } from 'vitest'
import { postAssign, postMove, postTag } from '@/features/inbox/server/handlers'
import type { Outcome } from '@/features/entries/rules/outcome'
import { INBOX_KIND_KEYS } from '@/features/entries/rules/kinds'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { assigned, makeRegistration, staffRequest } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

/** Creates a merged entry and the entry that it was merged into. */
async function mergedPair() {
  const [target, source] = [await makeRegistration(), await makeRegistration()]
  await pool().query('UPDATE inbox_entries SET merged_into = $1 WHERE entry_id = $2', [target, source])
  await pool().query(`UPDATE inbox_entries SET tags = '{sibling}'`)
  return { target, source }
}

/** Everything stored of an entry, and the number of its audit notes. */
async function snapshotOf(id: string) {
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
  [
    'an assignee',
    async (ids) => send(postAssign, { entries: assigned(ids), assignee: (await staffAs('registrar')).id }),
  ],
  ['a tag', (ids) => send(postTag, { entries: ids, tag: 'call back', isAdded: true })],
  ['a tag taken off', (ids) => send(postTag, { entries: ids, tag: 'sibling', isAdded: false })],
]

test.each(ACTS)('%s in bulk skips merged entries, reports them, and processes the rest', async (_name, act) => {
  const { target, source } = await mergedPair()
  const before = await snapshotOf(source)
  const answer = await act([source, target])
  expect((await answer.json()) as Outcome).toMatchObject({
    changed: [target],
    skipped: [{ id: source, person: '', reason: 'It is no longer in the inbox.' }],
  })
  expect(await snapshotOf(source)).toEqual(before)
})

// Payload's bulk update would not check whether an entry was merged, was changed or is accessible.
test.each(INBOX_KIND_KEYS)('the admin’s own bulk update is denied to %s', async (collection) => {
  const change = asStaff(await staffAs('admin')).update({ collection, where: {}, data: { notes: 'Called.' }, depth: 0 })
  await expect(change).rejects.toThrow('disabled bulk edit')
})
