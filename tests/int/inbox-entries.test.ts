import { beforeEach, describe, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { FLOWS } from '@/features/entries/rules/flow'
import { INBOX_KIND_KEYS, WAITING_STATUSES } from '@/features/entries/rules/kinds'
import { moveEntry } from '@/features/entries/server/move'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { done } from '@/lib/result'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'
import { contactInput, formRequest, registrationInput } from '../support/factories'

freshDatabase('demo')
beforeEach(clearInbox)

const PAIRS = 50

test('a registration is in the inbox as soon as it is stored, found by any name, phone and mail', async () => {
  const id = await register({ lastName: 'Muñoz' })
  const entry = await findEntry(id)
  expect(entry).toMatchObject({
    kind: 'player-registrations',
    status: 'pending',
    person: 'Avery Muñoz',
    contact: 'Pat de la Cruz',
    email: 'pat.cruz@example.org',
    division: null,
    duplicate_of: null,
  })
  expect(entry.born.toISOString().slice(0, 10)).toBe('2012-04-09')
  for (const part of [
    'avery munoz',
    'pat de la cruz',
    'pat.cruz@example.org',
    '6235550102',
    entry.reference.toLowerCase(),
  ])
    expect(entry.search).toContain(part)
})

test('the inbox covers every kind, and the statuses that wait', async () => {
  const { rows } = await pool().query(`SELECT tgargs FROM pg_trigger WHERE tgname LIKE '%\\_inbox'`)
  const kinds = rows.map(({ tgargs }: { tgargs: Buffer }) => tgargs.toString().replaceAll('\0', ''))
  expect(kinds.sort()).toEqual([...INBOX_KIND_KEYS].sort())
  const statuses = [...new Set(Object.values(FLOWS).flatMap((flow) => Object.keys(flow)))]
  const waiting = await pool().query('SELECT s FROM unnest($1::text[]) s WHERE inbox_is_waiting(s)', [statuses])
  expect(waiting.rows.map(({ s }: { s: string }) => s).sort()).toEqual([...WAITING_STATUSES].sort())
})

test('the same child of the same family is flagged, another family’s is not', async () => {
  const first = await register({})
  const again = await register({ goals: 'To play more.' })
  const other = await register({
    parentEmail: 'other@example.org',
    phoneNumber: '(623) 555-0199',
    dateOfBirth: '04/10/2012',
  })
  expect((await findEntry(again)).duplicate_of).toBe(first)
  expect((await findEntry(other)).duplicate_of).toBeNull()
})

test('an answer ends the due time; reopening starts a new one', async () => {
  const id = await register({})
  const registrar = await staffAs('registrar')
  expect((await findEntry(id)).due_at).not.toBeNull()
  await move(registrar, id, 'in_review')
  expect((await findEntry(id)).due_at).not.toBeNull()
  await move(registrar, id, 'declined')
  expect((await findEntry(id)).due_at).toBeNull()
  await move(registrar, id, 'in_review')
  expect((await findEntry(id)).due_at.getTime()).toBeGreaterThan(Date.now())
})

describe('the due time in Arizona', () => {
  test.each([
    ['player-registrations', '2026-11-17 10:00', '2026-11-20 10:00', 'three days in the week'],
    ['player-registrations', '2026-11-20 10:00', '2026-11-24 10:00', 'Sunday does not count'],
    ['player-registrations', '2026-11-17 19:30', '2026-11-20 18:00', 'never later than promised, so before closing'],
    ['player-registrations', '2026-11-17 06:00', '2026-11-19 18:00', 'nor before opening'],
    ['form-entries', '2026-11-21 15:00', '2026-11-23 15:00', 'a day, over Sunday'],
    ['form-entries', '2026-11-22 12:00', '2026-11-23 18:00', 'sent on Sunday: the day after, until closing'],
    ['pledges', '2026-11-17 10:00', '2026-11-19 10:00', 'two days'],
  ])('%s of %s: %s (%s)', async (kind, since, due) => {
    const { rows } = await pool().query(
      `SELECT to_char(inbox_due($1, $2::timestamp AT TIME ZONE 'America/Phoenix') AT TIME ZONE 'America/Phoenix',
         'YYYY-MM-DD HH24:MI') AS due`,
      [kind, since],
    )
    expect(rows[0].due).toBe(due)
  })

  test('a changed due time applies at once to everything that waits', async () => {
    const id = await register({})
    const before = (await findEntry(id)).due_at.getTime()
    const cms = await payload()
    await cms.updateGlobal({ slug: 'inbox-settings', data: { registrationHours: 480 } })
    expect((await findEntry(id)).due_at.getTime()).toBeGreaterThan(before)
    await cms.updateGlobal({ slug: 'inbox-settings', data: { registrationHours: 72 } })
    expect((await findEntry(id)).due_at.getTime()).toBe(before)
  })
})

describe('two members of staff with one record', () => {
  test('one of two concurrent changes is stored, and the other is rejected', async () => {
    const registrar = await staffAs('registrar')
    const id = await register({})
    for (let pair = 0; pair < PAIRS; pair++) {
      const seen = await asStaff(registrar).findByID({ collection: 'player-registrations', id, depth: 0 })
      const save = (notes: string) =>
        asStaff(registrar).update({ collection: 'player-registrations', id, data: { notes, revision: seen.revision } })
      const saves = await Promise.allSettled([save(`first ${pair}`), save(`second ${pair}`)])
      const [kept] = saves.filter((result) => result.status === 'fulfilled')
      const [refused] = saves.filter((result) => result.status === 'rejected')
      expect(String(refused?.reason)).toContain('You changed this since you opened it.')
      const now = await asStaff(registrar).findByID({ collection: 'player-registrations', id, depth: 0 })
      expect(now.notes).toBe(kept?.value.notes)
      expect(now.revision).toBe(seen.revision + 1)
    }
  })
})

describe('audit notes', () => {
  test('record receiving, opening and changing, by field name and never with a value', async () => {
    const id = await register({})
    const registrar = await staffAs('registrar')
    await asStaff(registrar).findByID({ collection: 'player-registrations', id })
    await asStaff(registrar).update({ collection: 'player-registrations', id, data: { notes: 'Call after six.' } })
    // The admin re-reads the open entry after each action.
    await asStaff(registrar).findByID({ collection: 'player-registrations', id })
    const { rows } = await pool().query('SELECT * FROM audit_events WHERE entry_id = $1 ORDER BY id', [id])
    expect(rows.map(({ action, actor_name, detail }) => [action, actor_name, detail])).toEqual([
      ['received', 'the system', null],
      ['opened', 'Test registrar', null],
      ['changed', 'Test registrar', 'notes'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Call after|Exampleton|pat\.cruz/)
  })

  test.each(['UPDATE audit_events SET actor_name = $$x$$', 'DELETE FROM audit_events', 'TRUNCATE audit_events'])(
    'cannot be changed or removed: %s',
    async (statement) => {
      await send(postContact, contactInput())
      await expect(pool().query(statement)).rejects.toThrow('cannot be changed')
    },
  )
})

test('an erased registration leaves no personal data in the index', async () => {
  const id = await register({})
  await (await payload()).delete({ collection: 'player-registrations', id })
  const { rows } = await pool().query('SELECT 1 FROM inbox_entries WHERE entry_id = $1', [id])
  expect(rows).toEqual([])
})

async function move(staff: Awaited<ReturnType<typeof staffAs>>, id: string, status: string): Promise<void> {
  expect(await moveEntry(staff, { kind: 'player-registrations', id, status })).toEqual(done())
}

async function register(change: Record<string, unknown>): Promise<string> {
  return send(postRegistration, registrationInput(change))
}

async function findEntry(id: string) {
  const { rows } = await pool().query('SELECT * FROM inbox_entries WHERE entry_id = $1', [id])
  return rows[0]
}

async function send(post: (request: Request) => Promise<Response>, body: unknown): Promise<string> {
  const response = await post(formRequest('any', body))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
