import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as inbox from '@/features/inbox/server/handlers'
import type { Outcome } from '@/features/entries/rules/outcome'
import { pool } from '@/server/database/pool'
import { listActions } from './entry-support'
import { assigned, makeOther, makeRegistration, makeText, seen, staffRequest } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, countRows } from './support'

freshDatabase()
beforeEach(clearInbox)

const HANDLERS = {
  move: inbox.postMove,
  undo: inbox.postUndo,
  preview: inbox.postPreview,
  assign: inbox.postAssign,
  tag: inbox.postTag,
  search: inbox.postSearch,
  view: inbox.postView,
}

type Role = Parameters<typeof staffRequest>[0]
async function post<Answer>(action: keyof typeof HANDLERS, body: unknown, role: Role = 'registrar') {
  const response = await HANDLERS[action](await staffRequest(role, action, body))
  return { status: response.status, answer: (await response.json()) as Answer }
}

describe('bulk status changes', () => {
  test('move allowed entries, with history and audit; the others stay, each with its reason', async () => {
    const good = await Promise.all(Array.from({ length: 18 }, () => makeRegistration()))
    const enrolled = await makeRegistration({ status: 'enrolled' })
    const message = await makeOther('message', 'Sam Writer')
    const entries = seen([...good, enrolled, message])
    const { answer } = await post<Outcome>('move', { status: 'evaluation', entries })
    const [{ person }] = (await pool().query('SELECT person FROM inbox_entries WHERE entry_id = $1', [enrolled])).rows
    expect(answer.changed.sort()).toEqual(good.sort())
    expect(answer.skipped.map(({ id }) => id)).toEqual([enrolled, message])
    expect(answer.skipped[0]?.reason).toContain('“Enrolled” cannot become “Evaluation”')
    expect(answer.skipped[0]?.person).toBe(person)
    const { rows } = await pool().query('SELECT status, count(*)::int FROM inbox_entries GROUP BY 1 ORDER BY 1')
    expect(rows).toEqual([
      { status: 'enrolled', count: 1 },
      { status: 'evaluation', count: 18 },
      { status: 'pending', count: 1 },
    ])
    const { rowCount } = await pool().query(
      `SELECT 1 FROM audit_events WHERE action = 'changed' AND detail LIKE '%status%' AND entry_id = ANY ($1)`,
      [good],
    )
    expect(rowCount).toBe(18)
  })

  test('send mails when staff choose to, in the text of the status, with time to undo', async () => {
    const [first, second, message] = [
      await makeRegistration(),
      await makeRegistration(),
      await makeOther('message', 'Sam Writer'),
    ]
    await makeText({ status: 'declined', body: 'Thank you for coming, {player}.' })
    const entries = seen([first, second, message])
    const { answer } = await post<Outcome>('move', { status: 'declined', isMailed: true, entries })
    expect(answer.changed).toEqual([first, second])
    expect(answer.mails).toEqual({ queued: 2, skipped: [] })
    const { rows } = await pool().query(
      `SELECT entry_id, status::text, send_at > now() + interval '5 minutes' AS "isLater" FROM mails ORDER BY entry_id`,
    )
    expect(rows).toEqual([first, second].sort().map((id) => ({ entry_id: id, status: 'waiting', isLater: true })))
  })

  test('send no mail without the tick; report a missing text for the status', async () => {
    const [quiet, textless] = [await makeRegistration(), await makeRegistration()]
    await makeText({ status: 'declined', body: 'Thank you, {player}.' })
    await post<Outcome>('move', { status: 'declined', entries: seen([quiet]) })
    const { answer } = await post<Outcome>('move', { status: 'in_review', isMailed: true, entries: seen([textless]) })
    expect(answer.changed).toEqual([textless])
    expect(answer.mails).toMatchObject({
      queued: 0,
      skipped: [{ id: textless, reason: 'There is no mail text for this status.' }],
    })
    expect(await countRows('mails')).toBe(0)
  })

  test('return mistaken changes to pending, as new; an offered place stays', async () => {
    const reset = ['in_review', 'needs_info', 'evaluation', 'waitlisted', 'declined', 'withdrawn', 'spam'] as const
    const back = await Promise.all(reset.map((status) => makeRegistration({ status })))
    const offered = [await makeRegistration({ status: 'accepted' }), await makeRegistration({ status: 'enrolled' })]
    const { answer } = await post<Outcome>('move', { status: 'pending', entries: seen([...back, ...offered]) })
    expect(answer.changed).toEqual(back)
    expect(answer.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('“Accepted” cannot become “Pending”'),
      expect.stringContaining('“Enrolled” cannot become “Pending”'),
    ])
    const { rows } = await pool().query(
      `SELECT DISTINCT status, due_at > now() AS "isDue" FROM inbox_entries WHERE entry_id = ANY ($1)`,
      [back],
    )
    expect(rows).toEqual([{ status: 'pending', isDue: true }])
  })

  test('cancel an unsent mail when its family goes back to pending', async () => {
    const id = await makeRegistration()
    await makeText({ status: 'declined', body: 'Thank you, {player}.' })
    await post<Outcome>('move', { status: 'declined', isMailed: true, entries: seen([id]) })
    await post<Outcome>('move', { status: 'pending', entries: seen([id], 2) })
    const { rows } = await pool().query('SELECT kind, status::text FROM mails')
    expect(rows).toEqual([{ kind: 'answer-declined', status: 'undone' }])
  })

  test('skip an entry that a colleague changed since it was shown', async () => {
    const id = await makeRegistration()
    await post('move', { status: 'in_review', entries: seen([id]) })
    const { answer } = await post<Outcome>('move', { status: 'declined', entries: seen([id], 1) })
    expect(answer).toMatchObject({
      changed: [],
      skipped: [{ id, reason: expect.stringContaining('You changed this') }],
    })
    const again = await post<Outcome>('move', { status: 'declined', entries: seen([id], 2) })
    expect(again.answer.changed).toEqual([id])
  })

  test('report entries already in that status, and deleted ones', async () => {
    const id = await makeRegistration({ status: 'declined' })
    const missing = '00000000-0000-4000-8000-00000000dead'
    const { answer } = await post<Outcome>('move', { status: 'declined', entries: seen([id, missing]) })
    expect(answer.skipped.map(({ reason }) => reason)).toEqual([
      'It is “Declined” already.',
      'It is no longer in the inbox.',
    ])
  })

  test('a treasurer cannot reach a registration by its id', async () => {
    const id = await makeRegistration()
    const { answer } = await post<Outcome>('move', { status: 'in_review', entries: seen([id]) }, 'treasurer')
    expect(answer.skipped).toEqual([{ id, person: '', reason: 'It is no longer in the inbox.' }])
    const tagged = await post<Outcome>('tag', { entries: [id], tag: 'mine', isAdded: true }, 'treasurer')
    expect(tagged.answer.changed).toEqual([])
  })

  describe('with a failure in between', () => {
    const restore = () => pool().query('DROP TRIGGER IF EXISTS test_break ON player_registrations')
    afterEach(restore)

    test('reports what was stored, allows a retry of the rest, and loses nothing', async () => {
      const [first, broken] = [await makeRegistration(), await makeRegistration({ last: 'Breakdown' })]
      await pool().query(`
        CREATE OR REPLACE FUNCTION test_break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'down'; END $$;
        CREATE TRIGGER test_break BEFORE UPDATE ON player_registrations FOR EACH ROW
          WHEN (OLD.player_last_name = 'Breakdown') EXECUTE FUNCTION test_break()`)
      const entries = seen([first, broken])
      const { status, answer } = await post<Outcome>('move', { status: 'in_review', entries })
      expect([status, answer.changed]).toEqual([200, [first]])
      expect(answer.skipped).toMatchObject([{ id: broken, reason: 'It could not be saved just now. Try again.' }])
      await restore()
      const again = await post<Outcome>('move', { status: 'in_review', entries: seen([broken]) })
      expect(again.answer.changed).toEqual([broken])
    })
  })
})

describe('bulk assignees and tags', () => {
  const addTag = async (entries: string[], tag: string) =>
    (await post<Outcome>('tag', { entries, tag, isAdded: true })).answer

  test('are stored once, recorded, and undone in the same way', async () => {
    const ids = [await makeRegistration(), await makeRegistration()]
    const { id: registrar } = await staffAs('registrar')
    const assign = async () => (await post<Outcome>('assign', { entries: assigned(ids), assignee: registrar })).answer
    expect((await assign()).changed).toHaveLength(2)
    expect((await assign()).skipped).toHaveLength(2)
    expect((await addTag(ids, ' Call  Back ')).changed).toHaveLength(2)
    expect((await addTag(ids, 'call back')).changed).toEqual([])
    const stored = async () => (await pool().query('SELECT DISTINCT assignee_id, tags FROM inbox_entries')).rows
    expect(await stored()).toEqual([{ assignee_id: registrar, tags: ['call back'] }])
    expect((await listActions(ids[0]!)).slice(1)).toEqual(['assigned', 'tagged'])
    await post('tag', { entries: ids, tag: 'call back', isAdded: false })
    await post('assign', { entries: assigned(ids, registrar), assignee: null })
    expect(await stored()).toEqual([{ assignee_id: null, tags: [] }])
  })

  test('an entry has twelve tags at most; the thirteenth is refused with the reason', async () => {
    const id = await makeRegistration()
    for (let n = 1; n <= 12; n++) expect((await addTag([id], `tag ${n}`)).changed).toEqual([id])
    expect((await addTag([id], 'tag 13')).skipped[0]?.reason).toBe('It has this tag already, or 12 others.')
  })

  test('entries cannot be assigned to people who may not read them', async () => {
    const { id: coach } = await staffAs('coach')
    expect((await post('assign', { entries: assigned([await makeRegistration()]), assignee: coach })).status).toBe(404)
  })
})

describe('access control', () => {
  test.each(Object.keys(HANDLERS) as (keyof typeof HANDLERS)[])(
    '%s is denied to coaches and editors',
    async (action) => {
      for (const role of ['coach', 'editor'] as const) expect((await post(action, {}, role)).status).toBe(403)
    },
  )

  test('rejects a search without a session', async () => {
    const request = new Request('http://localhost/staff/inbox/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: process.env.PUBLIC_URL! },
      body: JSON.stringify({ text: 'Avery' }),
    })
    expect((await inbox.postSearch(request)).status).toBe(401)
  })

  test('a search that cannot be read is an error, never an empty result', async () => {
    await pool().query('ALTER TABLE inbox_entries RENAME TO inbox_entries_away')
    const back = () => pool().query('ALTER TABLE inbox_entries_away RENAME TO inbox_entries')
    const { status, answer } = await post<{ rows?: unknown }>('search', { text: 'Avery' }).finally(back)
    expect([status, answer.rows]).toEqual([503, undefined])
  })

  test('a search that is too short shows a message', async () => {
    const { status, answer } = await post<{ message: string }>('search', { text: 'a' })
    expect([status, answer.message]).toEqual([422, 'Type three letters or digits at least.'])
  })
})
