import { beforeEach, describe, expect, test } from 'vitest'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import { findEnrolmentView } from '@/features/people/server/enrolment/queries'
import { openPlayerCard } from '@/features/people/server/rosters/queries'
import { makeSheet } from '@/features/people/server/rosters/sheets'
import { listSignatures } from '@/features/people/server/consents'
import { UNREADABLE } from '@/lib/unreadable'
import { pool } from '@/server/database/pool'
import { reencrypt } from '@/server/encryption/reencrypt'
import { isEncrypted } from '@/server/encryption/encrypt'
import { take } from './export-support'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { callEnrolmentApi, DETAILS, listStored, readEnrolment, startWithDetails, storedOf } from './encryption-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

describe('a family’s data on health, pick-up and its signature', () => {
  test('is in no copy of the tables, and is readable where it is needed', async () => {
    const { enrolment, player, token } = await startWithDetails()
    const { rows } = await pool().query(
      `SELECT (SELECT json_agg(e) FROM enrolments e)::text || (SELECT json_agg(p) FROM enrolments_pickups p)::text
         || (SELECT json_agg(c) FROM consents c)::text AS dump`,
    )
    expect(rows[0].dump).not.toMatch(/Sealwell|Peanut|555-0103|555-0104|aunt/)
    expect((await listStored()).every(isEncrypted)).toBe(true)
    expect((await findEnrolmentView(token))?.enrolment).toMatchObject(DETAILS)
    const registrar = await staffAs('registrar')
    expect(await openPlayerCard(registrar, player, ['12U'])).toMatchObject(DETAILS)
    expect(await makeSheet(registrar, 'roster', '12U')).toMatchObject([{ hasMedicalNotes: true }])
    expect((await listSignatures(pool(), enrolment)).map(({ signer }) => signer)).toContain('Pat Sealwell')
    const csv = await (await take('registrar', { what: 'roster', division: '12U', hasMedical: true })).text()
    expect(csv).toContain('Robin Sealwell,(623) 555-0103,Lou Sealwell (623) 555-0104,Complete,Peanut allergy.')
  })

  test('is absent where none was given: a sheet says so', async () => {
    const { enrolment } = await startWithDetails()
    await callEnrolmentApi('PATCH', `/${enrolment}`, { medicalNotes: '' })
    expect((await storedOf(enrolment)).medical_notes).toBe('')
    expect(await makeSheet(await staffAs('registrar'), 'roster', '12U')).toMatchObject([{ hasMedicalNotes: false }])
  })
})

describe('through the API of the admin', () => {
  test('a registrar reads and changes it; the audit log names only the changed field', async () => {
    const { enrolment } = await startWithDetails()
    expect(await readEnrolment(enrolment)).toMatchObject(DETAILS)
    const before = await storedOf(enrolment)
    const changed = await callEnrolmentApi('PATCH', `/${enrolment}`, { medicalNotes: 'Peanuts and bees.' })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ doc: { ...DETAILS, medicalNotes: 'Peanuts and bees.' } })
    expect(await readEnrolment(enrolment)).toMatchObject({ ...DETAILS, medicalNotes: 'Peanuts and bees.' })
    const after = await storedOf(enrolment)
    expect({ ...after, medical_notes: null }).toEqual({ ...before, medical_notes: null })
    expect(after.medical_notes).toSatisfy(isEncrypted)
    const { rows } = await pool().query(
      `SELECT detail FROM audit_events WHERE entry_id = $1 AND action = 'changed' AND actor_name = 'Test registrar'`,
      [enrolment],
    )
    expect(rows).toEqual([{ detail: 'medicalNotes' }])
  })

  test('a selected field is decrypted too, regardless of the omitted ones', async () => {
    const { enrolment } = await startWithDetails()
    const medicalNotes = DETAILS.medicalNotes
    expect(await readEnrolment(enrolment, 'select[medicalNotes]=true')).toMatchObject({ medicalNotes })
    expect(await readEnrolment(enrolment, 'select[player]=false')).toMatchObject(DETAILS)
    const populated = await (await payload()).findByID({ collection: 'enrolments', id: enrolment, depth: 2 })
    expect(populated).toMatchObject({ ...DETAILS, player: { firstName: 'Avery' } })
  })

  test('the length limit applies to the plain text, not to the encrypted one', async () => {
    const { enrolment } = await startWithDetails()
    const send = async (change: object) => (await callEnrolmentApi('PATCH', `/${enrolment}`, change)).status
    expect(await send({ medicalNotes: 'x'.repeat(2000), emergencyPhone: '5'.repeat(40) })).toBe(200)
    expect(await send({ medicalNotes: 'x'.repeat(2001) })).toBe(400)
    const { medical_notes } = await storedOf(enrolment)
    // Its own envelope is treated as ordinary text.
    expect(await send({ emergencyPhone: medical_notes })).toBe(400)
    expect(await send({ pickups: [{ name: '' }] })).toBe(400)
  })

  test.each([
    'where[medicalNotes][contains]=Peanut',
    'where[or][0][and][0][emergencyName][exists]=true',
    'where[pickups.name][like]=Lou',
    'where[pickups__phone][equals]=1',
    'sort=-medicalNotes',
    'sort=guardianName,emergencyPhone',
  ])('a query on it is rejected with a message: %s', async (query) => {
    const answer = await callEnrolmentApi('GET', `?${query}`)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain('kept encrypted')
    expect((await callEnrolmentApi('GET', '?where[guardianName][exists]=true&sort=guardianName')).status).toBe(200)
  })

  test('counting it is rejected as well', async () => {
    const cms = await payload()
    const where = { medicalNotes: { exists: true } }
    await expect(cms.count({ collection: 'enrolments', where })).rejects.toThrow('kept encrypted')
  })
})

test('a value moved to another child or another field cannot be decrypted', async () => {
  const one = await startWithDetails()
  const other = await accept(await acceptedRegistration({ firstName: 'Blake' }), { number: '8' })
  await pool().query(
    `UPDATE enrolments SET medical_notes = (SELECT medical_notes FROM enrolments WHERE id = $1) WHERE id = $2`,
    [one.enrolment, other.enrolment],
  )
  await pool().query('UPDATE enrolments SET emergency_name = medical_notes WHERE id = $1', [one.enrolment])
  expect(await readEnrolment(other.enrolment)).toMatchObject({
    medicalNotes: UNREADABLE,
    emergencyName: 'Robin Sample',
  })
  expect(await readEnrolment(one.enrolment)).toMatchObject({ ...DETAILS, emergencyName: UNREADABLE })
})

test('existing plain text is read unchanged, and encrypted once by two concurrent runs', async () => {
  const { enrolment, player } = await startWithDetails()
  await pool().query(
    `UPDATE enrolments SET medical_notes = 'Peanut allergy.', emergency_name = '', emergency_phone = NULL WHERE id = $1`,
    [enrolment],
  )
  await pool().query(`UPDATE enrolments_pickups SET name = 'Lou Sealwell' WHERE _parent_id = $1`, [enrolment])
  const card = { medicalNotes: 'Peanut allergy.', pickups: DETAILS.pickups, emergencyPhone: null }
  expect(await openPlayerCard(await staffAs('registrar'), player, ['12U'])).toMatchObject(card)
  const both = await Promise.all([1, 2].map(() => reencrypt(pool(), ENCRYPTED_COLUMNS, { isOnlyPlain: true })))
  expect(both.map(({ encrypted }) => encrypted).reduce((sum, count) => sum + count)).toBe(2)
  expect((await listStored()).every(isEncrypted)).toBe(true)
  expect(await openPlayerCard(await staffAs('registrar'), player, ['12U'])).toMatchObject(card)
})

test('a signature may be encrypted again, but not changed otherwise', async () => {
  await startWithDetails()
  for (const change of [`signer = 'Sam'`, `is_given = false`, `version = version + 1`, `at = now()`])
    await expect(pool().query(`UPDATE consents SET ${change}`)).rejects.toThrow('cannot be changed')
})
