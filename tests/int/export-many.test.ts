import { beforeEach, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { findLastExport, take } from './export-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

const REGISTRATIONS = { what: 'inbox', filters: { kind: 'player-registrations' } }
const EVERYTHING = { what: 'inbox', filters: {} }
// More than two batches. npm run bench measures the memory for a file of 50,000.
const MANY = 1_100

test('exports everything once when it is fetched in batches', async () => {
  await fillInbox()
  for (const body of [REGISTRATIONS, EVERYTHING]) {
    const [, ...lines] = (await (await take('registrar', body)).text()).trim().split('\r\n')
    const references = lines.map((line) => /\bPR-\d+\b/.exec(line)?.[0])
    expect(new Set(references).size).toBe(MANY)
    expect(lines).toHaveLength(MANY)
  }
  expect((await findLastExport()).detail).toBe(`${MANY} rows`)
})

// Triggers are disabled for speed: other tests cover them.
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
