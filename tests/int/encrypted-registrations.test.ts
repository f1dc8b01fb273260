import { beforeEach, describe, expect, test } from 'vitest'
import { listDuplicates } from '@/features/entries/server/entry/duplicates'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { reencrypt } from '@/server/encryption/reencrypt'
import { isEncrypted } from '@/server/encryption/encrypt'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import { decide, register } from './entry-support'
import { take } from './export-support'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { storedOf } from './encryption-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearInbox()
  await clearRosters()
  await makeSeasons()
})

const KIND = 'player-registrations'
const CONTACT = { emergencyContactName: 'Robin Sealwell', emergencyContactPhone: '(623) 555-0103' }
const OTHER = { emergencyContactName: 'Lou Sealwell', emergencyContactPhone: '(623) 555-0104' }

async function dump(): Promise<string> {
  const { rows } = await pool().query(
    `SELECT (SELECT json_agg(r) FROM player_registrations r)::text
       || coalesce((SELECT json_agg(e) FROM registration_edits e)::text, '') AS dump`,
  )
  return rows[0].dump
}

async function read(id: string): Promise<Record<string, unknown>> {
  const entry = await asStaff(await staffAs('registrar')).findByID({ collection: KIND, id, depth: 0 })
  return entry as unknown as Record<string, unknown>
}

function merge(target: string, source: string) {
  const fields = ['emergencyContactName', 'emergencyContactPhone']
  const revisions = { targetRevision: 1, sourceRevision: 1 }
  return decide('registrar', { action: 'merge', kind: KIND, target, source, fields, ...revisions })
}

async function storedRegistrations(): Promise<unknown[]> {
  const { rows } = await pool().query(
    `SELECT r.*, e.merged_into, (SELECT count(*) FROM registration_edits) AS edits
     FROM player_registrations r JOIN inbox_entries e ON e.entry_id = r.id ORDER BY r.id`,
  )
  return rows
}

describe('the emergency contact of a registration', () => {
  test('is in no copy of the tables, and staff read, correct and export it', async () => {
    const id = await register(CONTACT)
    expect(await dump()).not.toMatch(/Sealwell|555-0103/)
    expect(await read(id)).toMatchObject(CONTACT)
    const registrar = await staffAs('registrar')
    const data = { ...OTHER, correctionReason: 'The parent called.' }
    await asStaff(registrar).update({ collection: KIND, id, data: data as never, depth: 0 })
    expect(await dump()).not.toMatch(/Sealwell|555-010[34]/)
    expect(await read(id)).toMatchObject(OTHER)
    const differences = (await findTimeline(registrar, { kind: KIND, id }))!.flatMap((event) => event.differences ?? [])
    expect(JSON.stringify(differences)).toContain('Lou Sealwell')
    const csv = await (await take('registrar', { what: 'inbox', filters: { kind: KIND } })).text()
    expect(csv).toContain('Lou Sealwell')
  })

  test('is copied to the entry that another one is merged into', async () => {
    const target = await register(CONTACT)
    const source = await register(OTHER)
    const registrar = await staffAs('registrar')
    const [duplicate] = await listDuplicates(registrar, { kind: KIND, id: source })
    expect(JSON.stringify(duplicate)).toContain('Lou Sealwell')
    await merge(target, source)
    expect(await read(target)).toMatchObject(OTHER)
    expect(await dump()).not.toMatch(/Sealwell|555-010[34]/)
  })

  test('is not merged while it cannot be read, and both entries stay as they are', async () => {
    const [target, source] = [await register(CONTACT), await register(OTHER)]
    // Encrypted for another entry, so that no key decrypts it.
    await pool().query(
      `UPDATE player_registrations SET emergency_contact_phone =
         (SELECT emergency_contact_phone FROM player_registrations WHERE id = $1) WHERE id = $2`,
      [target, source],
    )
    const stored = await storedRegistrations()
    expect(await merge(target, source)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^A value that you chose cannot be read now/) as string },
    })
    expect(await storedRegistrations()).toEqual(stored)
  })

  test('is the emergency contact of the enrollment', async () => {
    const { enrolment } = await accept(await acceptedRegistration(CONTACT))
    const stored = await storedOf(enrolment)
    expect(
      Object.values(stored)
        .filter((value) => value !== null)
        .every(isEncrypted),
    ).toBe(true)
    const found = await asStaff(await staffAs('registrar')).findByID({ collection: 'enrolments', id: enrolment })
    expect(found).toMatchObject({ emergencyName: 'Robin Sealwell', emergencyPhone: '(623) 555-0103' })
  })

  test('stored in plain text is encrypted by the next start, and stays readable', async () => {
    const id = await register(CONTACT)
    await pool().query(`UPDATE player_registrations SET emergency_contact_name = 'Robin Sealwell' WHERE id = $1`, [id])
    await pool().query(
      `INSERT INTO registration_edits (entry_id, field, before, after) VALUES ($1, 'goals', 'To run', 'To Sealwell')`,
      [id],
    )
    await reencrypt(pool(), ENCRYPTED_COLUMNS, { isOnlyPlain: true })
    expect(await dump()).not.toMatch(/Sealwell|To run/)
    expect(await read(id)).toMatchObject(CONTACT)
    const timeline = await findTimeline(await staffAs('registrar'), { kind: KIND, id })
    expect(JSON.stringify(timeline)).toContain('To Sealwell')
  })
})
