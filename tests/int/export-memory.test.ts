import { beforeEach, expect, test } from 'vitest'
import { pool } from '@/server/pool'
import { findLastExport, take } from './export-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

const REGISTRATIONS = { what: 'inbox', filters: { kind: 'player-registrations' } }
const EVERYTHING = { what: 'inbox', filters: {} }
const MANY = 50_000
const MEMORY_LIMIT = 150 * 1024 * 1024

test(`${MANY} registrations leave in one file, in little memory`, { timeout: 180_000 }, async () => {
  await fillInbox()
  const before = process.memoryUsage().rss
  let peak = before
  for (const body of [REGISTRATIONS, EVERYTHING]) {
    const response = await take('registrar', body)
    let size = 0
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += Buffer.from(chunk).toString('latin1').split('\r\n').length - 1
      peak = Math.max(peak, process.memoryUsage().rss)
    }
    expect(size).toBe(MANY + 1)
  }
  console.info(`Memory for two exports of ${MANY} rows: ${Math.round((peak - before) / 1024 / 1024)} MB`)
  expect(peak - before).toBeLessThan(MEMORY_LIMIT)
  expect((await findLastExport()).detail).toBe(`${MANY} rows`)
})

// As fast as the database can: the triggers are tested elsewhere.
async function fillInbox(): Promise<void> {
  await pool().query('ALTER TABLE player_registrations DISABLE TRIGGER player_registrations_inbox')
  await pool().query(
    `INSERT INTO player_registrations (player_first_name, player_last_name, date_of_birth, current_grade, height_feet,
       height_inches, weight_lbs, school_name, parent_first_name, parent_email, parent_phone, emergency_contact_name,
       emergency_contact_phone, goals, reference)
     SELECT 'Player', 'Number ' || n, '2014-01-01', 6, 4, 11, 90, 'Sample School', 'Pat', n || '@example.org',
       '(623) 555-0102', 'Robin', '(623) 555-0103', repeat('To play with joy. ', 10), 'PR-' || n
     FROM generate_series(1, ${MANY}) n`,
  )
  await pool().query('ALTER TABLE player_registrations ENABLE TRIGGER player_registrations_inbox')
  await pool().query(
    `INSERT INTO inbox_entries (entry_id, kind, reference, status, person, person_key, contact, email, phone, search,
       received_at, updated_at)
     SELECT id, 'player-registrations', reference, 'pending', 'Player', 'player', 'Pat', parent_email, '', '', created_at,
       updated_at FROM player_registrations`,
  )
}
