import { mkdtempSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLastBackup } from '@/features/dashboard/server/server-health'
import { pool } from '@/server/database/pool'
import { backUp, deleteOlder } from '../../../scripts/backup/back-up.mjs'
import { restore } from '../../../scripts/backup/restore.mjs'
import { createCluster } from '../../../scripts/lib/embedded-postgres.mjs'
import { withClient } from '../../../scripts/lib/postgres/connect.mjs'
import { register } from '../entry-support'
import { accept, acceptedRegistration } from '../rosters-support'
import { countRows, freshDatabase } from '../support'

// In a process of its own: with so many new registrations the other files would see a form that is being flooded.
freshDatabase('demo')

const FAMILIES = 24
const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'))
let emptied = 0

beforeAll(() => mkdir(folder, { recursive: true }))
afterAll(() => rm(folder, { recursive: true, force: true }))

function from(change: object = {}) {
  const { DATABASE_URL, FULLCOURT_DATA_DIR, FIELD_KEYS } = process.env as Record<string, string>
  return { databaseUrl: DATABASE_URL!, dataDir: FULLCOURT_DATA_DIR!, fieldKeys: FIELD_KEYS!, to: folder, ...change }
}

/** Creates an empty database and data folder. */
async function createRestoreTarget() {
  const name = `restored_${process.pid}_${(emptied += 1)}`
  const cluster = createCluster({ dataDir: process.env.FULLCOURT_TEMPLATE! })
  await cluster.copyDatabase('template0', name)
  const dataDir = path.join(folder, name)
  await mkdir(dataDir)
  const applicationUrl = cluster.applicationUrlOf(name)
  const env = { ...process.env, DATABASE_URL: applicationUrl, FULLCOURT_DATA_DIR: dataDir }
  const database = { migrationUrl: cluster.urlOf(name) }
  return { settings: { dataDir, production: true }, env, database, url: database.migrationUrl, applicationUrl }
}

async function count(url: string, table: string): Promise<number> {
  return withClient(
    url,
    async (client: pg.Client) => (await client.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count,
  )
}

async function isUntouched(url: string): Promise<boolean> {
  return (await count(url, "pg_tables WHERE schemaname = 'public'")) === 0
}

test('a backup taken while families register is consistent, and restores every row, file and waiting mail', async () => {
  await register({ lastName: 'Backupfirst' })
  const before = await countRows('player_registrations')
  const writing = Array.from({ length: FAMILIES }, (_, index) => register({ lastName: `Backupfamily${index}` }))
  const [backup] = await Promise.all([backUp(from()), ...writing])
  const place = await createRestoreTarget()
  const restored = await restore(backup.file, place)
  expect(restored).toMatchObject({ rows: backup.rows, takenAt: backup.takenAt, erased: 0 })

  const registrations = await count(place.url, 'player_registrations')
  expect(registrations).toBeGreaterThanOrEqual(before)
  expect(await count(place.url, "inbox_entries WHERE kind = 'player-registrations'")).toBe(registrations)
  // Each entry came with its mails, whenever the snapshot was taken.
  const withMails = `player_registrations r WHERE player_last_name LIKE 'Backup%'
    AND EXISTS (SELECT FROM mails m WHERE m.entry_id::text = r.id::text)`
  const ours = await count(place.url, "player_registrations WHERE player_last_name LIKE 'Backup%'")
  expect(ours).toBeGreaterThan(0)
  expect(await count(place.url, withMails)).toBe(ours)
  const files = await readdir(path.join(place.settings.dataDir, 'media'))
  expect(files.length).toBeGreaterThan(10)
  expect(files).toEqual(await readdir(path.join(from().dataDir, 'media')))
  expect(await findLastBackup()).toMatchObject({ bytes: String(backup.bytes), isOld: false })

  // Triggers, foreign keys and sequences work again.
  await withClient(place.url, async (client: pg.Client) => {
    const { rows } = await client.query("SELECT count(*)::int AS off FROM pg_trigger WHERE tgenabled = 'D'")
    expect(rows[0].off).toBe(0)
    await expect(client.query('UPDATE audit_events SET detail = NULL')).rejects.toThrow()
    const keys = "SELECT count(*)::int AS keys FROM pg_constraint WHERE contype = 'f'"
    expect((await client.query(keys)).rows).toEqual((await pool().query(keys)).rows)
    await client.query('INSERT INTO backups (taken_at, bytes) VALUES (now(), 1)')
  })
  await withClient(place.applicationUrl, async (client: pg.Client) => {
    await client.query(`INSERT INTO audit_events (actor_name, action) VALUES ('Kim', 'opened')`)
    const disable = client.query('ALTER TABLE audit_events DISABLE TRIGGER ALL')
    await expect(disable).rejects.toThrow('must be owner of table audit_events')
    await expect(client.query('DELETE FROM audit_events')).rejects.toThrow('permission denied')
    await client.query('UPDATE graphile_worker._private_jobs SET priority = priority')
  })
})

test('a child who was erased after the backup is erased again before the site starts', async () => {
  const { player } = await accept(await acceptedRegistration({ firstName: 'Erasedsince' }), { number: '61' })
  const backup = await backUp(from({ to: path.join(folder, 'before-erasure') }))
  const place = await createRestoreTarget()
  const line = {
    id: '9d4f0f44-3a73-4d26-8f2c-5d0a4e4b6c11',
    entries: [],
    players: [player],
    enrolments: [],
    members: [],
  }
  await appendFile(path.join(place.settings.dataDir, 'erased.jsonl'), `${JSON.stringify(line)}\n`)
  expect((await restore(backup.file, place)).erased).toBe(1)
  expect(await count(place.url, "players WHERE first_name = 'Erasedsince'")).toBe(0)
  expect(await readFile(path.join(place.settings.dataDir, 'erased.jsonl'), 'utf8')).toContain(line.id)
})

test('only fits into an empty place, with its keys, undamaged; nothing is changed otherwise', async () => {
  const { file } = await backUp(from({ to: path.join(folder, 'refused') }))
  const full = { ...(await createRestoreTarget()), env: { ...process.env }, database: undefined }
  await expect(restore(file, full)).rejects.toThrow('only restored into an empty one')

  const place = await createRestoreTarget()
  const otherKeys = { ...place, env: { ...place.env, FIELD_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` } }
  await expect(restore(file, otherKeys)).rejects.toThrow('is not in FIELD_KEYS')
  await mkdir(path.join(place.settings.dataDir, 'media'))
  await writeFile(path.join(place.settings.dataDir, 'media', 'a.webp'), 'x')
  await expect(restore(file, place)).rejects.toThrow('contains files')
  await rm(path.join(place.settings.dataDir, 'media'), { recursive: true })
  await truncate(file, 100_000)
  await expect(restore(file, place)).rejects.toThrow('damaged or incomplete')
  expect(await isUntouched(place.url)).toBe(true)
  expect(await readdir(place.settings.dataDir)).toEqual([])
})

test('names the bucket instead of copying its files, and is restored only where the files are read from it', async () => {
  const backup = await backUp(from({ to: path.join(folder, 'bucket'), bucket: 'academy-files' }))
  expect(backup.files).toBeLessThanOrEqual(1)
  const place = await createRestoreTarget()
  await expect(restore(backup.file, place)).rejects.toThrow('in the bucket academy-files. Set S3_BUCKET')
  const withFiles = await backUp(from({ to: path.join(folder, 'disk') }))
  await expect(restore(withFiles.file, { ...place, bucket: 'academy-files' })).rejects.toThrow('without S3_BUCKET')
  expect(await isUntouched(place.url)).toBe(true)
  const restored = await restore(backup.file, { ...place, bucket: 'academy-files' })
  expect(restored).toMatchObject({ rows: backup.rows, files: 0 })
})

test('keeps the newest backups of a folder and nothing but backups is deleted', async () => {
  const to = path.join(folder, 'kept')
  await mkdir(to)
  const names = ['fullcourt-20261101-010000.tar', 'fullcourt-20261102-010000.tar.age', 'fullcourt-20261103-010000.tar']
  for (const name of [...names, 'notes.txt']) await writeFile(path.join(to, name), '')
  expect(await deleteOlder(to, 2)).toBe(1)
  expect((await readdir(to)).sort()).toEqual([...names.slice(1), 'notes.txt'])
})
