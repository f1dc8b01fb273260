import { beforeEach, describe, expect, test } from 'vitest'
import { listChoices } from '@/features/entries/server/choices'
import { countByStatus } from '@/features/inbox/server/counts'
import { findClosedNote } from '@/features/members/server/coach-account'
import { findConsentHistory } from '@/features/people/server/rosters/queries'
import { listAdminNames } from '@/server/admins'
import { listColleagues } from '@/features/entries/server/entry/queries'
import { pool } from '@/server/database/pool'
import { ALL, sign, start } from './enrolment-support'
import { makeOther, makeRegistration } from './inbox-support'
import { clearRosters, makeSeasons } from './rosters-support'
import { makeStaff, staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

describe('the inbox', () => {
  test('counts a kind by status, without merged entries, for staff who handle it', async () => {
    const kept = await makeRegistration()
    await makeRegistration({ status: 'waitlisted' })
    const merged = await makeRegistration()
    await makeOther('tour', 'Lou')
    await pool().query('UPDATE inbox_entries SET merged_into = $1 WHERE entry_id = $2', [kept, merged])
    const count = async (role: 'registrar' | 'treasurer') =>
      Object.fromEntries(await countByStatus(await staffAs(role), 'player-registrations'))
    expect(await count('registrar')).toEqual({ pending: 1, waitlisted: 1 })
    expect(await count('treasurer')).toEqual({})
  })

  test('offers the tags of its kinds once each, in order', async () => {
    const [one, other] = [await makeRegistration(), await makeRegistration()]
    const tour = await makeOther('tour', 'Lou')
    const tag = (id: string, tags: string[]) =>
      pool().query('UPDATE inbox_entries SET tags = $2 WHERE entry_id = $1', [id, tags])
    await tag(one, ['sibling', 'call back'])
    await tag(other, ['sibling'])
    await tag(tour, ['press'])
    const registrar = await staffAs('registrar')
    expect((await listChoices(registrar, ['player-registrations'])).tags).toEqual(['call back', 'sibling'])
    expect((await listChoices(registrar, ['player-registrations', 'tour-requests'])).tags).toContain('press')
  })
})

test('shows a coach without valid credentials what is missing, and other staff nothing', async () => {
  const make = (name: string, change: object) =>
    makeStaff({ email: `${name}@example.org`, name, roles: ['coach'], ...change })
  const ended = await make('ended', { safeSport: { endsOn: '2020-11-03T12:00:00.000Z' } })
  expect(await findClosedNote(ended)).toMatch(/are closed to you: SafeSport .*ended Nov 3, 2020\. Ask an admin/)
  expect(await findClosedNote(await make('valid', {}))).toBeNull()
  expect(await findClosedNote(await make('editor', { roles: ['editor'], safeSport: {} }))).toBeNull()
})

test('the consents of an enrollment are shown with its player and the end of its link', async () => {
  await clearRosters()
  await makeSeasons()
  const { enrolment, player } = await start()
  const before = await findConsentHistory(enrolment)
  expect(before).toMatchObject({ player: { id: player, division: '12U' }, signatures: [] })
  expect(Date.parse(before.linkEnds!)).toBeGreaterThan(Date.now())
  await sign(enrolment, ALL)
  expect((await findConsentHistory(enrolment)).signatures).toHaveLength(Object.keys(ALL).length)
  await pool().query(`UPDATE family_links SET expires_at = now() - interval '1 hour'`)
  await pool().query('UPDATE players SET deleted_at = now() WHERE id = $1', [player])
  expect(await findConsentHistory(enrolment)).toMatchObject({ player: null, linkEnds: null })
})

describe('the names of staff', () => {
  beforeEach(async () => {
    await pool().query('DELETE FROM staff_roles')
    for (const [name, isSuspended] of [
      ['Zed', false],
      ['Ann', false],
      ['Sue', true],
      ['Bob', false],
      ['Cat', false],
    ] as const) {
      const { id } = await makeStaff({
        email: `${name.toLowerCase()}@example.org`,
        name,
        roles: ['admin'],
        isSuspended,
      })
      await pool().query(`DELETE FROM staff_roles WHERE parent_id = $1`, [id])
      await pool().query(`INSERT INTO staff_roles ("order", parent_id, value) VALUES (1, $1, 'admin')`, [id])
    }
  })

  test('lists three active admins by name', async () => {
    expect(await listAdminNames()).toEqual(['Ann', 'Bob', 'Cat'])
    await pool().query(
      `UPDATE staff_roles SET value = 'editor' WHERE parent_id IN (SELECT id FROM staff WHERE name = 'Bob')`,
    )
    expect(await listAdminNames()).toEqual(['Ann', 'Cat', 'Zed'])
  })

  test('lists the active staff who handle a kind, by name', async () => {
    await pool().query(
      `UPDATE staff_roles SET value = 'coach' WHERE parent_id IN (SELECT id FROM staff WHERE name = 'Bob')`,
    )
    const place = { kind: 'player-registrations', id: 'any' } as const
    expect((await listColleagues(place)).map(({ name }) => name)).toEqual(['Ann', 'Cat', 'Zed'])
  })
})
