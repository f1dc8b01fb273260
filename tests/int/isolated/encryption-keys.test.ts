import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import { openPlayerCard } from '@/features/people/server/rosters/queries'
import { findEnrolmentView } from '@/features/people/server/enrolment/queries'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { UNREADABLE } from '@/lib/unreadable'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { countByKey, reencrypt } from '@/server/encryption/reencrypt'
import { parseKeyring } from '@/server/encryption/keyring'
import { encrypt } from '@/server/encryption/encrypt'
import { take } from '../export-support'
import { clearRosters, context, makeSeasons } from '../rosters-support'
import { callEnrolmentApi, DETAILS, readEnrolment, startWithDetails, storedOf } from '../encryption-support'
import { staffAs } from '../staff'
import { freshDatabase } from '../support'

// The demo was encrypted with the key that is now the old one. Settings are read once, so this precedes every read of them.
vi.hoisted(() => {
  process.env.FIELD_KEYS = `next:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')},${process.env.FIELD_KEYS}`
})

freshDatabase('demo')

// Creates the account first, as otherwise each concurrent writer would create it.
beforeAll(() => staffAs('registrar'))

test('the old key decrypts; a rotation runs beside a writer without loss, is complete and can be interrupted', async () => {
  const { rows: seeded } = await pool().query<{ id: string }>(
    'SELECT id FROM enrolments WHERE medical_notes IS NOT NULL ORDER BY id',
  )
  const before = await Promise.all(seeded.map(({ id }) => readEnrolment(id)))
  expect(Object.keys(await countByKey(pool(), ENCRYPTED_COLUMNS))).toEqual(['k1'])
  const wished = seeded.map(({ id }, index) => ({ id, medicalNotes: `Written meanwhile ${index}` }))
  const writes = wished.map(({ id, medicalNotes }) => callEnrolmentApi('PATCH', `/${id}`, { medicalNotes }))
  // One rotation that fails after some rows, and two concurrent ones that continue.
  const broken = reencrypt(breakingClient(9), ENCRYPTED_COLUMNS).catch((error: Error) => error.message)
  const all = await Promise.all([
    broken,
    reencrypt(pool(), ENCRYPTED_COLUMNS),
    reencrypt(pool(), ENCRYPTED_COLUMNS),
    ...writes,
  ])
  expect(all[0]).toBe('broken off')
  expect(all.slice(3).map((answer) => (answer as Response).status)).toEqual(writes.map(() => 200))
  await reencrypt(pool(), ENCRYPTED_COLUMNS)
  expect(Object.keys(await countByKey(pool(), ENCRYPTED_COLUMNS))).toEqual(['next'])
  const after = await Promise.all(seeded.map(({ id }) => readEnrolment(id)))
  for (const [index, { updatedAt: _at, ...document }] of after.entries())
    expect(document).toEqual({ ...before[index], ...wished[index], updatedAt: undefined })
})

test('saving a record uses the new key, and a second rotation finds nothing to do', async () => {
  await reencrypt(pool(), ENCRYPTED_COLUMNS)
  expect(await reencrypt(pool(), ENCRYPTED_COLUMNS)).toEqual({ encrypted: 0, unreadable: 0 })
})

test('an unreadable value is reported, kept when the record is saved, and does not affect other values', async () => {
  await clearRosters()
  await makeSeasons()
  const { enrolment, player, token } = await startWithDetails()
  const lost = parseKeyring(`lost:${randomBytes(32).toString('base64')}`)
  const locationOf = (column: string) => ({ column, row: player })
  const note = encrypt('Bees', locationOf('enrolments.medical_notes'), lost)
  const name = encrypt('Lou', locationOf('enrolments_pickups.name'), lost)
  await pool().query('UPDATE enrolments SET medical_notes = $1 WHERE id = $2', [note, enrolment])
  await pool().query('UPDATE enrolments_pickups SET name = $1 WHERE _parent_id = $2', [name, enrolment])
  const warn = vi.spyOn(logger, 'warn')
  const unreadable = { medicalNotes: UNREADABLE, pickups: [{ ...DETAILS.pickups[0]!, name: UNREADABLE }] }
  expect(await readEnrolment(enrolment)).toMatchObject({ ...DETAILS, ...unreadable })
  expect(await openPlayerCard(await staffAs('registrar'), player, ['12U'])).toMatchObject(unreadable)
  expect(await (await take('registrar', { what: 'roster', division: '12U', hasMedical: true })).text()).toContain(
    UNREADABLE,
  )
  expect(warn.mock.calls).toContainEqual([
    locationOf('enrolments.medical_notes'),
    'An encrypted value cannot be decrypted.',
  ])
  // Saved as the admin's form sends it back, as a change of one field, and as the family's page does.
  const { pickups } = (await readEnrolment(enrolment)) as unknown as { pickups: object[] }
  expect(
    (await callEnrolmentApi('PATCH', `/${enrolment}`, { ...unreadable, pickups, guardianPhone: '(623) 555-0109' }))
      .status,
  ).toBe(200)
  expect((await callEnrolmentApi('PATCH', `/${enrolment}`, { emergencyName: 'Ash Sample' })).status).toBe(200)
  const details = { ...DETAILS, ...unreadable, pickups: [{ ...unreadable.pickups[0]!, phone: '(623) 555-0155' }] }
  await saveEnrolment(enrolment, { details, signing: null }, context)
  expect((await findEnrolmentView(token))?.enrolment).toMatchObject(details)
  expect((await storedOf(enrolment)).medical_notes).toBe(note)
  const { rows } = await pool().query('SELECT name FROM enrolments_pickups WHERE _parent_id = $1', [enrolment])
  expect(rows).toEqual([{ name }])
  expect((await reencrypt(pool(), ENCRYPTED_COLUMNS)).unreadable).toBe(2)
  expect((await storedOf(enrolment)).medical_notes).toBe(note)
  // A new answer from the family replaces the unreadable value.
  expect((await callEnrolmentApi('PATCH', `/${enrolment}`, { medicalNotes: 'Bees' })).status).toBe(200)
  expect(await readEnrolment(enrolment)).toMatchObject({ medicalNotes: 'Bees' })
})

/** A connection that is lost after some statements. */
function breakingClient(statements: number): Parameters<typeof reencrypt>[0] {
  let left = statements
  const query = (...args: [string, unknown[]]) => {
    if (left-- === 0) throw new Error('broken off')
    return pool().query(...args)
  }
  return { query } as Parameters<typeof reencrypt>[0]
}
