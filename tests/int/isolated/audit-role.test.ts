import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { applyRetention } from '@/features/privacy/server/retention/apply'
import { pool } from '@/server/database/pool'
import { openPool } from '../../support/pool'
import { dueToErase } from '../erasure-support'
import { listActions } from '../entry-support'
import { enrolled, of } from '../retention-support'
import { makeSeasons } from '../rosters-support'
import { countRows, freshDatabase } from '../support'

// Settings are read once, so this precedes every read of them.
await vi.hoisted(async () => {
  const { becomeApplication } = await import('../environment')
  becomeApplication()
})

freshDatabase('empty')

const DENIED = '42501'

let owner: pg.Pool
beforeAll(async () => {
  owner = openPool()
  await makeSeasons()
})
afterAll(() => owner.end())

describe('the role of the application', () => {
  test.each([
    `UPDATE audit_events SET actor_name = 'x'`,
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
    'DROP TABLE audit_events',
    'ALTER TABLE audit_events DISABLE TRIGGER audit_events_stay',
    'ALTER TABLE audit_events DISABLE TRIGGER ALL',
    'ALTER TABLE audit_events OWNER TO CURRENT_USER',
    'DROP TRIGGER audit_events_stay ON audit_events',
    'CREATE TRIGGER more BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    `CREATE RULE less AS ON INSERT TO audit_events DO INSTEAD NOTHING`,
    `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
    'ALTER FUNCTION refuse_audit_change() RENAME TO gone',
    'ALTER TABLE consents DISABLE TRIGGER consents_stay',
    'SET session_replication_role = replica',
    'SET ROLE fullcourt',
    'CREATE TABLE public.audit_events_of_mine ()',
    'ALTER SCHEMA public OWNER TO CURRENT_USER',
  ])('is denied: %s', async (statement) => {
    const client = await pool().connect()
    try {
      await client.query(`BEGIN; SET LOCAL fullcourt.erasing = 'on'`)
      await expect(client.query(statement)).rejects.toMatchObject({ code: DENIED })
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  test('owns nothing', async () => {
    const { rows } = await pool().query(
      `SELECT relname AS name FROM pg_class WHERE relowner = current_user::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE proowner = current_user::regrole`,
    )
    expect(rows).toEqual([])
  })

  test('sees the jobs that it adds', async () => {
    await enrolled()
    expect(await countRows('graphile_worker._private_jobs')).toBeGreaterThan(0)
  })

  test('deletes no audit entry of the last twelve months', async () => {
    const ids = await addNotes(['11 months', '13 months'])
    await pool().query('SELECT delete_old_audit($1)', [ids])
    expect(await listNotes(ids)).toEqual([expect.objectContaining({ id: ids[0] })])
  })
})

test('an erasure removes the texts of the audit, and leaves who did what and when', async () => {
  const { registration, player } = await enrolled()
  await pool().query(
    `INSERT INTO audit_events (actor_name, action, kind, entry_id, detail, reference)
     VALUES ('Kim', 'exported', 'players', $1, 'for Pat', 'FC-1')`,
    [registration],
  )
  const actions = await listActions(registration)
  const { rows: names } = await pool().query(
    `SELECT first_name || ' ' || last_name AS name FROM players WHERE id = $1`,
    [player],
  )
  await dueToErase({ player, name: names[0].name })
  expect(await eraseDue()).toBe(1)
  expect(await listActions(registration)).toEqual(actions)
  const { rows } = await pool().query(
    'SELECT FROM audit_events WHERE entry_id = $1 AND (detail IS NOT NULL OR reference IS NOT NULL)',
    [registration],
  )
  expect(rows).toEqual([])
})

test('retention deletes the audit entries whose period is over', async () => {
  const ids = await addNotes(['23 months', '25 months', '40 months'])
  expect(of(await applyRetention(), 'audit')).toMatchObject({ due: 2, held: 0 })
  expect(await listNotes(ids)).toEqual([expect.objectContaining({ id: ids[0] })])
})

test('what the application may not do, the owner may', async () => {
  await owner.query('BEGIN; ALTER TABLE audit_events DISABLE TRIGGER audit_events_stay; ROLLBACK')
})

async function addNotes(ages: string[]): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO audit_events (at, actor_name, action) SELECT now() - age::interval, 'Kim', 'opened'
     FROM unnest($1::text[]) WITH ORDINALITY AS ages (age, place) ORDER BY place RETURNING id`,
    [ages],
  )
  return rows.map(({ id }) => id)
}

async function listNotes(ids: string[]) {
  return (await pool().query('SELECT id, at FROM audit_events WHERE id = ANY ($1::bigint[])', [ids])).rows
}
