import { beforeEach, describe, expect, test, vi } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { postSponsor } from '@/features/giving/server/sponsors/handlers'
import { exportSchema } from '@/features/reports/rules/export-schema'
import { planExport } from '@/features/reports/server/exports/plans'
import { startExport } from '@/features/reports/server/exports/stream'
import type { StaffRole } from '@/lib/roles'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { contactInput, registrationInput, sponsorInput } from '../support/factories'
import { send } from './entry-support'
import { findLastExport, take } from './export-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const EVERYTHING = { what: 'inbox', filters: {} }
const REGISTRATIONS = { what: 'inbox', filters: { kind: 'player-registrations' } }

async function lines(response: Response): Promise<string[]> {
  expect(response.status).toBe(200)
  return (await response.text()).split('\r\n').filter(Boolean)
}

describe('who may export what', () => {
  test.each<[StaffRole | null, object, number]>([
    ['registrar', REGISTRATIONS, 200],
    ['admin', EVERYTHING, 200],
    ['treasurer', { what: 'inbox', filters: { kind: 'pledges' } }, 200],
    ['treasurer', REGISTRATIONS, 403],
    ['treasurer', { what: 'roster', division: null, hasMedical: false }, 403],
    ['coach', EVERYTHING, 403],
    ['coach', { what: 'roster', division: '12U', hasMedical: false }, 403],
    ['editor', { what: 'inbox', filters: { kind: 'pledges' } }, 403],
    [null, EVERYTHING, 401],
    ['admin', { what: 'inbox', filters: { kind: 'staff' } }, 422],
    ['admin', { what: 'inbox', filters: { where: '1=1' } }, 422],
  ])('%s requests %o: %i', async (role, body, status) => {
    const response = await take(role, body)
    expect(response.status).toBe(status)
    await response.text()
  })

  test('a treasurer’s list of everything contains supporters only', async () => {
    await send(postRegistration, registrationInput())
    await send(postSponsor, sponsorInput())
    const [, ...rows] = await lines(await take('treasurer', EVERYTHING))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('Sample Tiles')
  })
})

test('it is a file that is never cached, with column titles and times of Arizona', async () => {
  const id = await send(postRegistration, registrationInput())
  await pool().query(`UPDATE player_registrations SET created_at = '2026-11-21T03:30:00Z' WHERE id = $1`, [id])
  await pool().query(`UPDATE inbox_entries SET received_at = '2026-11-21T03:30:00Z'`)
  const response = await take('registrar', REGISTRATIONS)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="player-registrations-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array(await response.clone().arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row] = await lines(response)
  expect(head).toContain('Reference,Received (Arizona),Status')
  expect(row).toContain('"Nov 20, 2026, 8:30 PM",Pending')
  expect(row).toContain('"Point Guard, Shooting Guard"')
  expect(row).toContain('2012-04-09')
})

test('formulas are escaped as text, and internal notes are omitted', async () => {
  const id = await send(
    postRegistration,
    registrationInput({ goals: '=HYPERLINK("http://example.org","x")', schoolName: ' @SUM(A1)', firstName: '+1' }),
  )
  await asStaff(await staffAs('registrar')).update({
    collection: 'player-registrations',
    id,
    data: { notes: 'Keep this inside.' },
  })
  const [, row] = await lines(await take('registrar', REGISTRATIONS))
  expect(row).toContain(`"'=HYPERLINK(""http://example.org"",""x"")"`)
  expect(row).toContain(`'@SUM(A1)`)
  expect(row).toContain(`,'+1,`)
  expect(row).not.toContain('Keep this inside')
})

test('the filters are those of the list; merged entries and spam are excluded', async () => {
  const mine = await send(postRegistration, registrationInput())
  const other = await send(postRegistration, registrationInput({ lastName: 'Otherly' }))
  const removed = await send(postRegistration, registrationInput({ lastName: 'Gonely' }))
  const spam = await send(postContact, contactInput())
  const registrar = await staffAs('registrar')
  await pool().query(
    `UPDATE inbox_entries SET assignee_id = $2, city = 'Peoria', tags = '{sibling}', due_at = now() - interval '1 hour'
     WHERE entry_id = $1`,
    [mine, registrar.id],
  )
  await pool().query('UPDATE inbox_entries SET merged_into = $2 WHERE entry_id = $1', [removed, other])
  await pool().query(`UPDATE form_entries SET status = 'spam' WHERE id = $1`, [spam])
  const count = async (filters: object) => (await lines(await take('registrar', { what: 'inbox', filters }))).length - 1
  expect(await count({})).toBe(2)
  expect(await count({ status: 'spam' })).toBe(1)
  expect(await count({ assignee: 'me' })).toBe(1)
  expect(await count({ assignee: 'nobody' })).toBe(1)
  expect(await count({ assignee: registrar.id, city: 'Peoria', tag: 'Sibling', overdue: '1' })).toBe(1)
  expect(await count({ city: 'none' })).toBe(1)
  expect(await count({ division: 'none', status: 'new' })).toBe(2)
  expect(await count({ status: 'waiting', suspicious: '1' })).toBe(0)
  expect(await count({ division: '12U' })).toBe(0)
  expect(await count({ from: 14, to: 14 })).toBe(2)
  expect(await count({ to: 9 })).toBe(0)
})

describe('the audit log', () => {
  test('records the person, list and number of rows, and the export at every entry', async () => {
    const id = await send(postRegistration, registrationInput())
    await (await take('registrar', REGISTRATIONS)).text()
    expect(await findLastExport()).toEqual({
      actor_name: 'Test registrar',
      kind: 'player-registrations',
      detail: '1 rows',
    })
    const { rows } = await pool().query(
      `SELECT actor_name FROM audit_events WHERE entry_id = $1 AND action = 'exported'`,
      [id],
    )
    expect(rows).toEqual([{ actor_name: 'Test registrar' }])
  })

  test('records it also when the reader aborts, and the connection is released', async () => {
    await send(postRegistration, registrationInput())
    for (let round = 0; round < 12; round++) {
      const response = await take('registrar', REGISTRATIONS)
      expect(response.status).toBe(200)
      await response.body!.cancel()
    }
    expect((await findLastExport()).detail).toBe('1 rows')
    expect(pool().totalCount - pool().idleCount).toBe(0)
  })
})

test('an export ends once when the reader aborts while rows are fetched', async () => {
  await send(postRegistration, registrationInput())
  const failed = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const registrar = await staffAs('registrar')
  const onEnd = vi.fn()
  const plan = planExport(registrar, exportSchema.parse(REGISTRATIONS))!
  const file = await startExport(registrar, plan, 'csv', onEnd)
  const reader = (file as ReadableStream<Uint8Array>).getReader()
  // Once the titles are read, the stream fetches the first rows.
  await reader.read()
  await reader.cancel()
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(pool().totalCount - pool().idleCount).toBe(0)
})

describe('rosters', () => {
  beforeEach(async () => {
    const cms = await payload()
    await cms.delete({ collection: 'enrolments', where: {} })
    const { docs } = await cms.find({ collection: 'players', where: { division: { equals: '12U' } }, limit: 1 })
    await cms.create({
      collection: 'enrolments',
      data: {
        player: docs[0]!.id,
        state: 'invited',
        season: '2026-27',
        guardianName: 'Pat Guardian',
        guardianEmail: 'pat.guardian@example.org',
        medicalNotes: 'Carries an inhaler.',
        pickups: [{ name: 'Robin Grand', phone: '(623) 555-0133' }],
      },
    })
  })

  test('medical notes are exported only with an explicit tick, which is recorded', async () => {
    const without = await (await take('registrar', { what: 'roster', division: '12U', hasMedical: false })).text()
    expect(without).toContain('Pat Guardian')
    expect(without).toContain('Robin Grand (623) 555-0133')
    expect(without).not.toMatch(/inhaler|Medical/)
    expect((await findLastExport()).detail).not.toContain('medical')
    const within = await (await take('registrar', { what: 'roster', division: '12U', hasMedical: true })).text()
    expect(within).toContain('Carries an inhaler.')
    expect((await findLastExport()).detail).toMatch(/^\d+ rows, with medical notes$/)
    expect((await take('registrar', { what: 'roster', division: '12U' })).status).toBe(422)
  })

  test('contain no player who has left', async () => {
    const cms = await payload()
    const squad = { division: { equals: '12U' } }
    const { docs } = await cms.find({ collection: 'players', where: squad, pagination: false })
    const [gone, ...left] = docs
    const data = { deletedAt: new Date().toISOString() }
    await cms.update({ collection: 'players', id: gone!.id, data, context: { disableRevalidate: true } })
    const rows = await lines(await take('registrar', { what: 'roster', division: '12U', hasMedical: false }))
    expect(rows.slice(1)).toHaveLength(left.length)
    expect(rows.join()).not.toContain(`${gone!.firstName},${gone!.lastName}`)
  })

  test('of one division or of all', async () => {
    const one = await lines(await take('registrar', { what: 'roster', division: '12U', hasMedical: false }))
    const all = await lines(await take('registrar', { what: 'roster', division: null, hasMedical: false }))
    expect(one.slice(1).every((row) => row.startsWith('12U,'))).toBe(true)
    expect(all.length).toBeGreaterThan(one.length)
  })
})
